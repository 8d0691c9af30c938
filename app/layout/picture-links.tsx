/** Links to the pictures of a text message, which stay with the provider; numbered when there are several. */
export function PictureLinks({ urls, label }: { urls: readonly string[]; label: string }) {
  const shown = urls.filter((url) => url.startsWith("https://"));
  if (shown.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer noopener" className="link">
          {shown.length > 1 ? `${label} ${index + 1}` : label}
        </a>
      ))}
    </p>
  );
}
