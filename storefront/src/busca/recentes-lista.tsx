import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon, optionOf } from '@vitrine/ui'

import { useLoja } from '#shell'

export interface RecentesListaProps {
  id: string
  recentes: readonly string[]
  active: number
  onChoose: () => void
}

/** What was searched for before, while nothing is typed (ux 1.3.4). */
export function RecentesLista({ id, recentes, active, onChoose }: RecentesListaProps) {
  const { slug } = useLoja()
  return (
    <div className="menu busca-lista" role="listbox" id={`${id}-list`} aria-label="Buscas recentes">
      {recentes.map((texto, index) => (
        <Link
          key={texto}
          {...optionOf(id, index, active)}
          to={urls.lista(slug, { sk: texto })}
          onClick={onChoose}
        >
          <Icon name="history" size={20} />
          <span className="min-w-0 truncate">{texto}</span>
        </Link>
      ))}
    </div>
  )
}
