// Loads the tag manager's container that this script's element names, after all of the page's own. It is what
// Google's inline snippet does; a file of its own needs no place in a strict policy and no byte on other pages.
(() => {
  const { id } = document.currentScript.dataset;
  const [arrival] = performance.getEntriesByType("navigation");
  // Reached from another page, this one still has the policy of that one, which forbids it.
  if (!arrival || new URL(arrival.name).pathname !== location.pathname) return;
  const load = () => {
    window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
    document.head.append(script);
  };
  if (document.readyState === "complete") load();
  else addEventListener("load", load);
})();
