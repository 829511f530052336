/** The address without repeated slashes and without one at the end of its path: where such addresses are redirected to. */
export function plainAddress(url = "/"): string {
  const [path = "/", ...query] = url.split("?");
  const plain = path.replace(/[/\\]+/g, "/").replace(/(.)\/$/, "$1");
  return [plain, ...query].join("?");
}
