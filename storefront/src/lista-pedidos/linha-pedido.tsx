import { Link } from 'react-router'

import type { PedidoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import {
  canaisDoFiltro,
  colunasPedidos,
  describeAutoriaDe,
  describeVolta,
  nomeOf,
  type ColunaPedidos,
} from '@vitrine/rules/pedido'
import { Pill, StepBar } from '@vitrine/ui'

import { useLoja } from '#shell'

import {
  AcaoDoPedido,
  countEtapas,
  describeEntrega,
  formatFeito,
  type Hoje,
  Miniaturas,
  PilulaStatus,
} from '#pedido'

/** One order: its state at a glance and the next thing to do with it (ux 1.10.1, mockup 07). */
export function LinhaPedido({
  pedido,
  hoje,
  colunas,
}: {
  pedido: PedidoLista
  hoje: Hoje
  /** Facts to tell besides. */
  colunas: readonly ColunaPedidos[]
}) {
  const { numpedido, status, criado_em, totalapagar } = pedido
  const etapas = countEtapas(pedido)
  const { slug } = useLoja()
  return (
    <li className="linha-pedido">
      <p className="linha-pedido-nome">
        <Link to={urls.pedido(slug, numpedido)} className="text-16 font-semibold hover:underline max-lg:py-3">
          Pedido {numpedido}
        </Link>
        <time className="text-ink-muted lg:block" dateTime={criado_em}>
          {formatFeito(criado_em, hoje)}
        </time>
      </p>
      <div className="linha-pedido-status">
        {pedido.teste && <Pill tone="warning">Pedido de teste</Pill>}
        <PilulaStatus status={status} falta={pedido.falta} />
        {etapas && (
          <div className="mt-2">
            <StepBar
              steps={etapas.steps}
              done={etapas.done}
              label={`Etapa ${etapas.done} de ${etapas.steps}`}
            />
          </div>
        )}
      </div>
      <div className="linha-pedido-itens">
        <Miniaturas imagens={pedido.imagens} total={pedido.totalItens} max={3} />
        <p className="text-ink-muted">
          {describeEntrega(pedido, hoje)}
          {pedido.volta && (
            <span className="block text-ink">
              {formatReais(pedido.volta.valor)} devolvidos: {describeVolta(pedido.volta.porque)}
            </span>
          )}
          {pedido.reembolso && (
            <span className="block text-warning">
              {pedido.reembolso === 'FALTA_CHAVE'
                ? 'Devolução espera sua chave Pix'
                : 'Devolução a caminho, por Pix'}
            </span>
          )}
          {pedido.retido && <span className="block text-warning">Parado: pagamento contestado</span>}
          {withAutoria(colunas, pedido).map((coluna) => (
            <Fato key={coluna} nome={coluna} texto={fatos[coluna]?.(pedido)} />
          ))}
        </p>
      </div>
      <p className="linha-pedido-total">{totalapagar === null ? 'a precificar' : formatReais(totalapagar)}</p>
      <div className="linha-pedido-acao">
        <AcaoDoPedido pedido={pedido} />
      </div>
    </li>
  )
}

/** Says who made the order when it was not the person who reads it (readings 7). */
function withAutoria(
  colunas: readonly ColunaPedidos[],
  { feitoPor, aprovacao }: PedidoLista,
): readonly ColunaPedidos[] {
  const isDeOutro = aprovacao || (feitoPor.papel !== 'cliente' && feitoPor.papel !== 'sistema')
  return isDeOutro && !colunas.includes('feitoPor') ? [...colunas, 'feitoPor'] : colunas
}

/** What the reader asked to be told of each order. */
const fatos: Partial<Record<ColunaPedidos, (pedido: PedidoLista) => string | null>> = {
  canal: ({ canal }) => nomeOf(canaisDoFiltro, canal),
  feitoPor: describeAutoriaDe,
  pagamento: ({ formaPagamento }) => formaPagamento.nome,
  numPedidoCliente: ({ numPedidoCliente }) => numPedidoCliente,
  numpedidoerp: ({ numpedidoerp }) => numpedidoerp,
}

function Fato({ nome, texto }: { nome: ColunaPedidos; texto: string | null | undefined }) {
  const rotulo = nomeOf(colunasPedidos, nome)
  return texto ? (
    <span className="block text-12">
      {rotulo}: {texto}
    </span>
  ) : null
}
