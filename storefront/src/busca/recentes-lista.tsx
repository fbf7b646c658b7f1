import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { useLoja } from '#shell'

export interface RecentesListaProps {
  id: string
  recentes: readonly string[]
  ativa: number
  onChoose: () => void
}

/** What was searched for before, while nothing is typed (ux 1.3.4). */
export function RecentesLista({ id, recentes, ativa, onChoose }: RecentesListaProps) {
  const { slug } = useLoja()
  return (
    <div className="menu busca-lista" role="listbox" id={`${id}-lista`} aria-label="Buscas recentes">
      {recentes.map((texto, index) => (
        <Link
          key={texto}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === ativa}
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
