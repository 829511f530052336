/** Words around every page: header, menus, footer, breadcrumb. `{site}` is the site's name. */
export const site = {
  skip: "Skip to content",
  breadcrumb: "Breadcrumb",
  languages: "Language",
  menu: {
    open: "Menu",
    close: "Close",
    label: "Tools",
    back: "All menus",
    searches: "{searches} searches",
    comingSoon: "Coming soon",
    start: "Start Converting Now",
    help: "Need Help?",
  },
  menus: {
    popular: { name: "Most Popular", about: "The tools people search for most" },
    iphone: {
      name: "Iphone Formats",
      about: "Convert HEIC photos from an iPhone or iPad to JPG, PNG or WEBP",
    },
    web: {
      name: "Web Formats",
      about: "Convert pictures to and from WEBP and AVIF, and keep animations moving",
    },
    pdf: {
      name: "PDF Tools",
      about: "Merge, split and compress PDFs, make them from pictures, and turn them into pictures or Word",
    },
    other: {
      name: "Other Formats",
      about: "Convert between JPG and PNG, open TIFFs, make GIFs and favicons, or choose another format",
    },
    utilities: {
      name: "Utilities",
      about: "Resize pictures, make pictures and PDFs smaller, and read the text in pictures",
    },
  },
  /** Links that lead to no page yet. */
  deadEnds: {
    "/image-convert": "Image Converter",
    "/image-resizer": "Image Resizer",
    "/about": "About",
    "/privacy-policy": "Privacy Policy",
    "/terms-of-service": "Terms of Service",
  },
  footer: {
    about:
      "Convert pictures and PDFs for free. No account, no watermark, and your files are deleted from the server.",
    label: "All tools and pages",
    support: "Support",
    company: "Company",
    social: "Social networks",
    account: "{site} on {network}",
    share: "Share {site} on {network}",
  },
};
