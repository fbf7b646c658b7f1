import type { Pagamento, Pedido } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { formatReais, toCentavos } from '@vitrine/rules/dinheiro'
import { describeCada, splitParcelas } from '@vitrine/rules/pagamento'
import { isOrcamento } from '@vitrine/rules/pedido'
import { Notice } from '@vitrine/ui'

import { DesafioCartao } from '#cartao'

import { BotaoComprovante } from './botao-comprovante.tsx'
import { PainelBoleto } from './painel-boleto.tsx'
import { TrocaPagamento } from './troca-pagamento.tsx'

/** What is to be known and done about paying an order besides Pix: slip, card, terms, another method, the receipt. */
export function CobrancaDoPedido({ pedido, completo = false }: { pedido: Pedido; completo?: boolean }) {
  const { pagamento, numpedido, idcliente } = pedido
  return (
    <div className="grid gap-4">
      {pagamento?.boleto && (
        <PainelBoleto pagamento={pagamento} numpedido={numpedido} idcliente={idcliente} />
      )}
      {pagamento?.status === 'CRIADO' && (
        <Notice icon="hourglass">Estamos preparando o pagamento. Isto leva alguns segundos.</Notice>
      )}
      <Cartao pedido={pedido} />
      {pagamento && !pagamento.cartao && <Devolvido pagamento={pagamento} />}
      <Combinado pedido={pedido} />
      {pedido.podeTrocarPagamento && <TrocaPagamento pedido={pedido} />}
      {completo && !pagamento?.boleto && pedido.totalpedido !== null && (
        <div>
          <BotaoComprovante
            numpedido={numpedido}
            idcliente={idcliente}
            rotulo={isOrcamento(pedido.status) ? 'Baixar orçamento (PDF)' : undefined}
          />
        </div>
      )}
    </div>
  )
}

/** Paid at once, and what of it came back: not served, or returned (ux 1.11.2). */
function Devolvido({ pagamento: { valor, devolvido } }: { pagamento: Pagamento }) {
  if (devolvido === 0) return null
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <Linha nome="Pago" valor={valor} />
      <Linha nome="Devolvido" valor={devolvido} />
    </dl>
  )
}

/** Reserved, charged, given back (readings 7); refused with its reason and the way on (ux 1.8.5). */
function Cartao({ pedido }: { pedido: Pedido }) {
  const { pagamento } = pedido
  const cartao = pagamento?.cartao
  if (!pagamento || !cartao) return null
  const Vista = semReserva.has(pagamento.status) ? SemReserva : Valores
  return <Vista pagamento={pagamento} cartao={cartao} />
}

const semReserva: ReadonlySet<Pagamento['status']> = new Set(['CRIADO', 'PENDENTE', 'RECUSADO', 'EXPIRADO'])

interface DoCartao {
  pagamento: Pagamento
  cartao: NonNullable<Pagamento['cartao']>
}

/** The card, its parts as they are charged, and whether there is interest in them. */
function nameCartao({ pagamento, cartao }: DoCartao): string {
  const { bandeira, final, parcelas, capturado, juros } = cartao
  const nome = `Cartão ${bandeira} final ${final}`
  if (parcelas === 1) return nome
  const cada = describeCada(splitParcelas(toCentavos(capturado ?? pagamento.valor), parcelas))
  return `${nome}, em ${cada}${juros > 0 ? ' com juros' : ' sem juros'}`
}

/** No amount is reserved on the card: not yet, or no longer. */
function SemReserva({ pagamento, cartao }: DoCartao) {
  const { status, idpagamento } = pagamento
  if (status === 'RECUSADO') {
    return (
      <Notice tone="danger" title="O cartão foi recusado." live="alert">
        {cartao.recusa} Seu pedido está guardado: escolha outra forma de pagamento para ele seguir.
      </Notice>
    )
  }
  if (status === 'EXPIRADO') {
    return (
      <Notice tone="warning" title="A reserva no cartão terminou.">
        Nada foi cobrado. Escolha uma forma de pagamento para o pedido seguir.
      </Notice>
    )
  }
  if (status !== 'PENDENTE') return null
  if (cartao.desafio) return <DesafioCartao key={idpagamento} desafio={cartao.desafio} />
  return (
    <Notice icon="hourglass">
      {nameCartao({ pagamento, cartao })}: o banco está analisando. Avisamos quando houver resposta.
    </Notice>
  )
}

function Valores({ pagamento, cartao }: DoCartao) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="col-span-2 text-ink-muted">{nameCartao({ pagamento, cartao })}</dt>
      <Linha nome="Reservado" valor={cartao.reservado} />
      {cartao.capturado !== null && <Linha nome="Cobrado" valor={cartao.capturado} />}
      {cartao.liberado > 0 && <Linha nome="Devolvido ao limite" valor={cartao.liberado} />}
      {pagamento.devolvido > 0 && <Linha nome="Estornado" valor={pagamento.devolvido} />}
      {cartao.capturado === null && pagamento.status === 'RESERVADO' && (
        <dd className="col-span-2 text-12 text-ink-muted">
          A cobrança é feita depois da separação. Se o valor final for menor, a diferença volta para o seu
          limite.
        </dd>
      )}
    </dl>
  )
}

function Linha({ nome, valor }: { nome: string; valor: number }) {
  return (
    <>
      <dt>{nome}</dt>
      <dd className="num text-right">{formatReais(valor)}</dd>
    </>
  )
}

/** What was said about paying on delivery or on credit. */
function Combinado({ pedido: { detalhePagamento, formaPagamento } }: { pedido: Pedido }) {
  const { troco, prazo, vencimentos } = detalhePagamento
  if (formaPagamento.tipo === 'ENTREGA' && troco !== null) return <p>Troco para {formatReais(troco)}.</p>
  if (vencimentos.length === 0) return null
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="col-span-2 text-ink-muted">{prazo ? `${prazo}, vencimentos` : 'Vencimentos'}</dt>
      {vencimentos.map(({ parcela, vencimento, valor, paga }) => (
        <Linha key={parcela} nome={`${formatDia(vencimento)}${paga ? ', pago' : ''}`} valor={valor} />
      ))}
    </dl>
  )
}
