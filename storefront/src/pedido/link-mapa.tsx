import { Icon } from '@vitrine/ui'

/** Opens the place on OpenStreetMap, in a new window. */
export function LinkMapa({ lat, lng }: { lat: number; lng: number }) {
  return (
    <a
      className="link inline-flex min-h-tap items-center gap-2"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="map" size={16} /> Ver no mapa
    </a>
  )
}
