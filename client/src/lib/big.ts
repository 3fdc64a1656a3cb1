/** The big screen is seen from across the room: everything grows with it while it is shown. For an effect; returns its end. */
export function growWithScreen(): () => void {
  const { style } = document.documentElement;
  const grow = (): void => {
    style.fontSize = `${Math.max(16, Math.min(innerWidth / 92, innerHeight / 52))}px`;
  };
  grow();
  addEventListener("resize", grow);
  return () => {
    removeEventListener("resize", grow);
    style.fontSize = "";
  };
}
