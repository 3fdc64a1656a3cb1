// Pan with a finger or the mouse, pinch with two fingers, zoom with the wheel. Moves a camera and nothing else.
import type { Attachment } from "svelte/attachments";

import type { Camera } from "./camera.svelte";

const SLACK = 6; // pixels a press may slip and still be a tap
const WHEEL_REST = 140; // ms after the last turn of the wheel until tiles are drawn anew

interface Point {
  x: number;
  y: number;
}

export const gestures =
  (camera: Camera): Attachment<HTMLElement> =>
  (element) => {
    const down = new Map<number, Point>();
    let travelled = 0;
    let dragged = false;
    let rest: ReturnType<typeof setTimeout> | undefined;

    let corner: Point = { x: 0, y: 0 };
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      corner = { x: box.left, y: box.top };
    };
    const here = (e: PointerEvent | WheelEvent): Point => ({ x: e.clientX - corner.x, y: e.clientY - corner.y });
    const press = (e: PointerEvent): void => {
      if (e.pointerType === "mouse" && e.button !== 0) return;
      if (!down.size) {
        measure();
        travelled = 0;
        dragged = false;
      }
      down.set(e.pointerId, here(e));
    };
    const move = (e: PointerEvent): void => {
      const before = down.get(e.pointerId);
      if (!before) return;
      const now = here(e);
      const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < SLACK && !other) return;
      if (!dragged) {
        dragged = true;
        camera.moving = true;
        for (const id of down.keys()) element.setPointerCapture(id);
      }
      if (other) pinch(before, now, other);
      else camera.pan(now.x - before.x, now.y - before.y);
      down.set(e.pointerId, now);
    };
    const pinch = (before: Point, now: Point, other: Point): void => {
      const apart = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      camera.zoomAt(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    };
    const release = (e: PointerEvent): void => {
      if (down.delete(e.pointerId) && !down.size && dragged) camera.settle();
    };
    /** The click at the end of a drag is not a choice. */
    const click = (e: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const wheel = (e: WheelEvent): void => {
      e.preventDefault();
      if (!camera.moving) measure();
      const at = here(e);
      const lines = e.deltaMode === 1 ? 16 : 1;
      camera.moving = true;
      camera.zoomAt(Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
      clearTimeout(rest);
      rest = setTimeout(() => camera.settle(), WHEEL_REST);
    };

    const events = new AbortController();
    const { signal } = events;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", release, { signal });
    element.addEventListener("pointercancel", release, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    return () => {
      clearTimeout(rest);
      events.abort();
    };
  };
