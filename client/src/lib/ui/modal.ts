/** Shows a dialog above everything else. When it goes, whatever had the focus before has it again: with a dialog that is taken out of the page
 *  the browser forgets it. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    const inside = dialog.contains(document.activeElement);
    dialog.close();
    const lost = inside || document.activeElement === document.body;
    if (lost && before?.isConnected && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true });
  };
}
