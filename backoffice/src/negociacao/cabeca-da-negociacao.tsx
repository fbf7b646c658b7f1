import { Link } from 'react-router'
import type { ReactNode } from 'react'

import type { GradeDaNegociacao } from '@vitrine/contract'
import { formatHoraDe, formatQuando, hojeNaLoja } from '@vitrine/rules/data'
import { initialsOf } from '@vitrine/rules/texto'
import { Countdown, Icon } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

/** With whom one negotiates, whether it looks, who holds the cart and for how long (mockup 14). */
export function CabecaDaNegociacao({ grade, acoes }: { grade: GradeDaNegociacao; acoes: ReactNode }) {
  const { slug, fuso } = useTrabalho().loja
  const { cliente, posse } = grade
  const { presenca } = cliente
  return (
    <header className="ng-cab" data-posse={posse?.minha || undefined}>
      <Link className="icon-btn" to={urlsPainel.carrinhos(slug)} aria-label="Carrinhos abertos">
        <Icon name="arrow-left" />
      </Link>
      <span className="avatar" aria-hidden>
        {initialsOf(cliente.nome)}
      </span>
      <div className="ng-quem">
        <h1>{cliente.nome}</h1>
        <p>
          <span data-aqui={presenca.aqui || undefined}>{sayPresenca(presenca)}</span>
          {sayPosse(grade, fuso)}
        </p>
      </div>
      {posse?.minha && (
        <p className="ng-prazo num">
          <Icon name="timer" size={16} /> libera sozinho em <Countdown until={posse.libera_em} />
        </p>
      )}
      <div className="ng-acoes">{acoes}</div>
    </header>
  )
}

const sayPresenca = ({ aqui, nome }: GradeDaNegociacao['cliente']['presenca']) =>
  aqui ? `${nome ?? 'O cliente'} está com o carrinho aberto` : 'O cliente não está aqui agora'

function sayPosse({ posse, negociacao }: GradeDaNegociacao, fuso: string): string {
  if (posse) {
    const quem = posse.minha ? 'você' : posse.atendente
    const ausente = posse.ausente && !posse.minha ? ', sem sinal agora' : ''
    return ` · bloqueado por ${quem} às ${formatHoraDe(posse.desde, fuso)}${ausente}`
  }
  if (negociacao?.estado === 'LIBERADA' && negociacao.validade)
    return ` · preços valem até ${formatQuando(negociacao.validade, hojeNaLoja({ fuso }))}`
  return ''
}
