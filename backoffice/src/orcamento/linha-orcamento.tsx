import { Link } from 'react-router'

import type { OrcamentoDaLista } from '@vitrine/contract'
import { formatDiaRelativo, formatQuando, lastDiaOf, type Hoje } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { initialsOf, pluralize } from '@vitrine/rules/texto'
import { Pill } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

/** One budget: whose, since when, by when it is answered, what it is worth. */
export function LinhaOrcamento({ orcamento, hoje }: { orcamento: OrcamentoDaLista; hoje: Hoje }) {
  const { slug } = useTrabalho().loja
  const { numpedido, cliente, pedido_por, pedido_em, produtos, total, estimado } = orcamento
  return (
    <Link className="lista-linha ol-linha" to={urlsPainel.orcamento(slug, numpedido)}>
      <span className="avatar" aria-hidden>
        {initialsOf(cliente)}
      </span>
      <span className="lista-quem">
        <b>{cliente}</b>
        <small>
          {`Orçamento ${numpedido} · pedido ${pedido_por ? `por ${pedido_por} ` : ''}${formatQuando(pedido_em, hoje)}`}
        </small>
      </span>
      <span className="lista-que num">
        <b>{sayValor(total, estimado)}</b>
        <small>
          {pluralize(produtos, 'produto', 'produtos')}
          {total === null && estimado !== null && ' · pela tabela'}
        </small>
      </span>
      <span className="lista-estado">
        <Estado orcamento={orcamento} hoje={hoje} />
      </span>
    </Link>
  )
}

function sayValor(total: number | null, estimado: number | null): string {
  const valor = total ?? estimado
  return valor === null ? 'sem preços' : formatReais(valor)
}

function Estado({ orcamento, hoje }: { orcamento: OrcamentoDaLista; hoje: Hoje }) {
  const { responder_ate, atrasado, versao, valido_ate, aguardam_supervisor, rascunho } = orcamento
  return (
    <>
      {responder_ate && (
        <Pill mini tone={atrasado ? 'danger' : 'warning'} icon="clock">
          {`${atrasado ? 'era até' : 'responder até'} ${formatQuando(responder_ate, hoje)}`}
        </Pill>
      )}
      {versao > 0 && valido_ate && (
        <Pill mini icon="file-check-2">
          {`v${versao} vale até ${formatDiaRelativo(lastDiaOf(valido_ate, hoje.fuso), hoje)}`}
        </Pill>
      )}
      {aguardam_supervisor > 0 && (
        <Pill mini tone="warning" icon="shield">
          {`${aguardam_supervisor} ao supervisor`}
        </Pill>
      )}
      {rascunho && (
        <Pill mini tone="negotiate" icon="pencil">
          {`rascunho de ${rascunho.por.split(' ')[0]}`}
        </Pill>
      )}
    </>
  )
}
