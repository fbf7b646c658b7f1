/** A turning ring. With `label` it is a status of its own; inside a button it stays silent (the button is busy). */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  const voice = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return <span className="spinner" style={{ width: size, height: size }} {...voice} />
}
