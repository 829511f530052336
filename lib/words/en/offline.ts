/** The page of the installed app, and of visitors who have converted before, when there is no connection. */
export const offline = {
  title: "No connection - {site}",
  heading: "You're not connected",
  needed:
    "{site} opens pages and converts files on its server, so every tool needs the internet. Check your connection, then try again.",
  shared: "The files you shared are waiting on this device. They show up here once you're connected again.",
  retry: "Try again",
};
