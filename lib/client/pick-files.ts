/**
 * Opens the file picker from a button.
 *
 * @param beside the button. The input stands beside it while the picker is open: Safari forgets one outside of the
 * document, and a dialog makes the rest of the page inert
 * @param accept the input's attribute
 * @returns no files when the picker is closed without a choice
 */
export function pickFiles(beside: Element, accept: string): Promise<File[]> {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", multiple: true, accept, hidden: true });
  beside.after(input);
  return new Promise((resolve) => {
    const end = () => {
      resolve([...(input.files ?? [])]);
      input.remove();
    };
    input.addEventListener("change", end);
    input.addEventListener("cancel", end);
    input.click();
  });
}
