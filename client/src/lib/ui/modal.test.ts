import { expect, test } from "vitest";

import { modal } from "./modal";

function page(): { opener: HTMLButtonElement; dialog: HTMLDialogElement; inside: HTMLButtonElement } {
  document.body.innerHTML = "<button>open</button><dialog><button>close</button></dialog>";
  const [opener, inside] = document.querySelectorAll("button");
  const dialog = document.querySelector("dialog");
  if (opener === undefined || inside === undefined || dialog === null) throw new Error("the page has both buttons and the dialog");
  opener.focus();
  return { opener, dialog, inside };
}

test("what had the focus has it again when a dialog goes, also when it is taken out of the page first", () => {
  for (const removed of [false, true]) {
    const { opener, dialog, inside } = page();
    const close = modal(dialog);
    inside.focus();
    if (removed) dialog.remove();
    close();
    expect(document.activeElement).toBe(opener);
  }
});

test("what has gone meanwhile gets nothing, and what was given the focus meanwhile keeps it", () => {
  const first = page();
  const close = modal(first.dialog);
  first.opener.remove();
  close();
  expect(document.activeElement).toBe(document.body);
  const second = page();
  const other = document.body.appendChild(document.createElement("input"));
  const closeSecond = modal(second.dialog);
  other.focus();
  closeSecond();
  expect(document.activeElement).toBe(other);
});
