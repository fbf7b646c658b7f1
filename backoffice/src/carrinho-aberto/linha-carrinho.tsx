import { Link } from 'react-router'

import type { CarrinhoDaLoja } from '@vitrine/contract'
import { formatDiaRelativoDe, formatHoraDe, formatQuando, type Hoje } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { initialsOf, pluralize } from '@vitrine/rules/texto'
import { Pill } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

interface LinhaCarrinhoProps {
  carrinho: CarrinhoDaLoja
  hoje: Hoje
  /** ISO, to the minute. */
  agora: string
}

/** One cart: whose, whether it is looked at, what is in it, since when, who negotiates it. */
export function LinhaCarrinho({ carrinho, hoje, agora }: LinhaCarrinhoProps) {
  const { slug } = useTrabalho().loja
  const { idcliente, nome, linhas, total, presenca, atualizado_em, aberto_desde } = carrinho
  return (
    <Link className="lista-linha ca-linha" to={urlsPainel.negociacao(slug, idcliente)}>
      <span className="avatar" aria-hidden>
        {initialsOf(nome)}
      </span>
      <span className="lista-quem">
        <b>{nome}</b>
        <small data-aqui={presenca.aqui || undefined}>{sayPresenca(presenca, hoje)}</small>
      </span>
      <span className="lista-que num">
        <b>{total === null ? 'sem preços' : formatReais(total)}</b>
        <small>
          {pluralize(linhas, 'produto', 'produtos')} · há {sayTempo(aberto_desde, agora)}
        </small>
      </span>
      <span className="lista-estado">
        <Estado carrinho={carrinho} hoje={hoje} />
      </span>
      <small className="ca-mudou">mudou {formatQuando(atualizado_em, hoje)}</small>
    </Link>
  )
}

function Estado({ carrinho, hoje }: { carrinho: CarrinhoDaLoja; hoje: Hoje }) {
  const { posse, estado, validade, aguarda_supervisor, contrapropostas } = carrinho
  return (
    <>
      {posse && (
        <Pill mini tone="negotiate" icon="handshake">
          {posse.minha ? 'com você' : `com ${posse.atendente.split(' ')[0]}`}
        </Pill>
      )}
      {!posse && estado === 'LIBERADA' && (
        <Pill mini tone="negotiate" icon="clock">
          {validade ? `vale até ${formatQuando(validade, hoje)}` : 'liberada'}
        </Pill>
      )}
      {aguarda_supervisor > 0 && (
        <Pill mini tone="warning" icon="shield">
          {`${aguarda_supervisor} ao supervisor`}
        </Pill>
      )}
      {contrapropostas > 0 && (
        <Pill mini tone="warning" icon="undo-2">
          {pluralize(contrapropostas, 'contraproposta', 'contrapropostas')}
        </Pill>
      )}
    </>
  )
}

function sayPresenca({ aqui, nome, visto_em }: CarrinhoDaLoja['presenca'], hoje: Hoje): string {
  if (aqui) return nome ? `${nome} está com o carrinho aberto` : 'com o carrinho aberto'
  if (!visto_em) return 'não está aqui'
  const dia = formatDiaRelativoDe(visto_em, hoje)
  return `visto ${dia === 'hoje' ? `às ${formatHoraDe(visto_em, hoje.fuso)}` : dia}`
}

/** '12 min', '3 h', '2 dias'. */
function sayTempo(desde: string, agora: string): string {
  const minutos = Math.max(1, Math.floor((Date.parse(agora) - Date.parse(desde)) / 60_000))
  if (minutos < 60) return `${minutos} min`
  const horas = Math.floor(minutos / 60)
  return horas < 48 ? `${horas} h` : pluralize(Math.floor(horas / 24), 'dia', 'dias')
}
