/** The page of an unexpected error. An attribute of every page: where the layout itself has failed, nothing else is left. */
export const failure = {
  title: "Unexpected Application Error",
  server: "500 Internal Server Error",
  advice:
    "Try again. If that doesn't help, start over from the home page. The files on your device haven't changed.",
  reference: "If you contact us, mention error {digest}",
  retry: "Try again",
  home: "Home page",
};
