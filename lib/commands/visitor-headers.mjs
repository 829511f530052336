/** From the server's front to the app; what a client sends under these names never gets through. */
export const visitorHeaders = {
  /** Who the request is counted for. */
  address: "x-pixmill-visitor",
  /** 'yes' when it was made on this machine. */
  local: "x-pixmill-local",
};
