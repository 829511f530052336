/**
 * The privacy page. Each sentence is true of the software; where a setting decides, there is one for each case.
 * `{retention}` is how long results are kept, `{host}` the server that converts, `{container}` the tag manager's id.
 */
export const privacy = {
  short: {
    heading: "In short",
    points: [
      "You don't need an account, and this site sets no cookies.",
      "Your files are uploaded to be converted, and for nothing else.",
      "Uploads are deleted as soon as the conversion ends, and results after {retention} at most.",
      "The log has no IP addresses and no file names.",
    ],
    /** In place of the first point, where the home page loads a tag manager. */
    tagManager:
      "You don't need an account. The tools set no cookies; the home page loads Google Tag Manager, see [below](/privacy#cookies-and-storage).",
  },
  uploaded: {
    heading: "What is uploaded",
    blocks: [
      "Files are uploaded when you press a tool's button to convert, compress or read them. [JPEG to JPG](/jpeg-to-jpg) starts as soon as you have selected files, and says so. Files you select on the home page stay in your browser until you choose a tool for them.",
      "Some tools prepare pictures in your browser first and upload that copy. Photos you take on [Image to PDF](/image-to-pdf) stay on your device until you convert them.",
      "A PDF's password is sent with the file, used for that conversion and not stored.",
    ],
    backend:
      "Conversions for this site run on {host}. What this page says about the server applies to that one.",
  },
  kept: {
    heading: "Where files are kept, and for how long",
    blocks: [
      {
        list: [
          "Your upload is on our server while it is converted. It's deleted as soon as you have the answer, even if the conversion fails or you cancel it.",
          "Results are kept for {retention}, on our server or in storage that belongs to it, so that you can download them. Then they are deleted automatically.",
          "“Delete now” on a tool's page deletes the results at once.",
          "PDFs made from pictures, compressed pictures, and files from [JPEG to JPG](/jpeg-to-jpg) aren't kept. Your browser gets them directly.",
        ],
      },
      "If the server is interrupted, it deletes what was left behind when it starts again. The software makes no backups of your files.",
    ],
  },
  seen: {
    heading: "Who can see your files",
    blocks: [
      "Each result has a random download link, far too long to guess and never listed. Anyone you give the link to can open the file until it is deleted.",
      "Whoever runs the server could open files while they are on it. The software gives them no page to do so. It doesn't analyze your files, learn from them or pass them on.",
      "Results carry no location, camera details or hidden notes: they are removed from your pictures.",
    ],
  },
  logged: {
    heading: "What is logged",
    blocks: [
      "For each conversion and download, the server writes one line to its log: the time, which kind of request it was, whether it worked, how many files and bytes it had, how long it took, and a random id. Your IP address, file names and contents aren't in it. Visits to pages aren't logged. If something breaks, the line also has the error message, without file names.",
      "The server also counts: how many files were converted, how many failed, how long it took. Nobody can be recognized in these totals.",
      "To limit how much one visitor can convert, the server remembers your IP address for about a minute, or while your upload lasts. It's kept in memory and never written to the log. Servers that work together share a hash of the address instead.",
      "A host or proxy in front of the server may keep logs of its own. Those are up to whoever runs this site.",
    ],
  },
  cookies: {
    heading: "Cookies and storage",
    blocks: [
      "This site sets no cookies. Your browser remembers two things for as long as the tab is open: the ids of your results, so that you find them again after a reload, and your best score in the game on the 404 page.",
      "Once you have converted a file, or if you install this site as an app, your browser keeps a small script of this site. It shows a page of its own while you have no connection, and takes the files that other apps share with the installed one. Those stay in your browser, which deletes its copy as soon as the home page has them. If you share files before that script is there, they are sent to our server, which keeps nothing of them.",
      "If you close the offer to read a page in your language, your browser remembers that you did. If you change the language while files are chosen, your browser holds them until the page in that language has them.",
    ],
    nothing: "Pages load nothing from other companies: no ads, no analytics, no fonts.",
    tagManager:
      "The home page loads Google Tag Manager (container {container}), so Google receives your IP address. What else it loads there, and whether that sets cookies, is decided by whoever runs this site. No other page loads it.",
    quiet: "Your browser reports nothing about your visit.",
    vitals:
      "When you leave a page, your browser reports how fast it was: up to five figures and the page's address. They are added to the totals and not stored one by one.",
  },
  operator: {
    heading: "What the operator can change",
    blocks: [
      "Whoever runs this site can set how long results are kept (here {retention}), how large uploads can be, how many files you can convert per minute, where results are stored, and how much is logged. They also decide whether browsers report how fast pages were, and whether the home page loads a tag manager. What this page says follows those settings.",
    ],
  },
  responsible: { heading: "Who is responsible" },
};
