import { Link } from 'react-router'

import type { ContagensDaEquipe } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

import { urlsPainel, useNaoLidas, useTrabalho } from '#shell'

import { dequem, hasDeQuem, toOnde, visoes, type Lista } from './visao.ts'

interface VisoesProps {
  lista: Lista
  contagens: ContagensDaEquipe | null
}

/** Which conversations the list shows, each kind with how many there are. */
export function Visoes({ lista, contagens }: VisoesProps) {
  const { slug } = useTrabalho().loja
  const naoLidas = useNaoLidas()
  const countOf = (conta: keyof ContagensDaEquipe | null) => (conta ? (contagens?.[conta] ?? 0) : 0)
  return (
    <nav className="cv-v" aria-label="Visões">
      {visoes.map(({ id, nome, icone, conta }) => {
        const total = id === 'nao-lidas' ? naoLidas : countOf(conta)
        return (
          <Link
            key={id}
            to={urlsPainel.conversas(slug, toOnde({ visao: id, quem: 'todas', page: 1 }))}
            aria-current={id === lista.visao ? 'page' : undefined}
            data-tom={id === 'atrasadas' && total > 0 ? 'danger' : undefined}
          >
            <Icon name={icone} size={16} />
            {nome}
            {total > 0 && <small className="num">{total}</small>}
          </Link>
        )
      })}
    </nav>
  )
}

/** Whose, where the view does not say it. */
export function FiltroDeQuem({ lista }: Pick<VisoesProps, 'lista'>) {
  const { slug } = useTrabalho().loja
  if (!hasDeQuem(lista.visao)) return null
  return (
    <nav className="cv-q" aria-label="De quem">
      {dequem.map(({ id, nome }) => (
        <Link
          key={id}
          className="chip"
          to={urlsPainel.conversas(slug, toOnde({ ...lista, quem: id, page: 1 }))}
          aria-current={id === lista.quem ? 'page' : undefined}
        >
          {nome}
        </Link>
      ))}
    </nav>
  )
}
