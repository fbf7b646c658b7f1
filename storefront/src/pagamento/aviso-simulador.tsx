import { Link } from 'react-router'

import { Notice } from '@vitrine/ui'

/** Demo only: the page that plays the bank, where a charge is paid without money. */
export function AvisoSimulador({ pagina }: { pagina: string | null }) {
  if (!pagina) return null
  return (
    <Notice small icon="external-link">
      <Link to={pagina} target="_blank" reloadDocument>
        Abrir banco de demonstração
      </Link>{' '}
      e pagar sem dinheiro de verdade.
    </Notice>
  )
}
