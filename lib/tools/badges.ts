/** The trust line under every tool's heading. */
export const badges = ["Secure", "No watermark", "Files auto-deleted", "Free forever"] as const;
