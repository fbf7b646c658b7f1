import './codigo-qr.css'

interface CodigoQrProps {
  /** What it is, for who does not see it. */
  label: string
  /** As the server draws it. */
  codigo: { qr: string; lado: number }
}

/** A QR code: dark on white, whichever light is chosen, so that cameras read it. */
export function CodigoQr({ label, codigo: { qr, lado } }: CodigoQrProps) {
  return (
    <svg
      className="codigo-qr"
      viewBox={`0 0 ${lado} ${lado}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qr} fill="currentColor" />
    </svg>
  )
}
