import { Link } from 'react-router'

import type { Fatura, PedidoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, buttonClass, EmptyState, Icon, Notice } from '@vitrine/ui'

import { EscolhaFaturas } from '#fatura'
import { PilulaStatus } from '#pedido'
import { useLoja, useOpenPainel } from '#shell'

import { Espera } from './espera.tsx'
import { nomeOf, painelOf, type Meio } from './meio.ts'
import { NaoLida } from './nao-lida.tsx'
import { PorNumero } from './por-numero.tsx'
import { useAPagar } from './use-a-pagar.ts'

/** The panel was opened without an order: lists everything to be paid at this store; when it is one order, that one is shown at once. */
export function APagar({ idcliente, meio }: { idcliente: string; meio: Meio }) {
  const { pedidos, faturas, falha, reread } = useAPagar(idcliente)
  if (falha) return <NaoLida titulo="Não conseguimos ver o que há para pagar" falha={falha} retry={reread} />
  if (!pedidos || !faturas) return <Espera />
  if (pedidos.length === 0 && faturas.length === 0) return <Nada meio={meio} />
  const [unico] = pedidos
  if (unico && pedidos.length === 1 && faturas.length === 0)
    return <PorNumero numpedido={unico.numpedido} meio={meio} />
  return (
    <div className="grid gap-6">
      {pedidos.length > 0 && <Pedidos pedidos={pedidos} meio={meio} />}
      {faturas.length > 0 && <Faturas faturas={faturas} idcliente={idcliente} meio={meio} />}
    </div>
  )
}

function Nada({ meio }: { meio: Meio }) {
  const { slug, nome } = useLoja()
  return (
    <EmptyState
      icon="circle-check"
      title={`Nada a pagar com ${nomeOf[meio]}`}
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={urls.pedidos(slug)}>
          Ver pedidos
        </Link>
      }
    >
      Nenhum pedido e nenhuma fatura sua em {nome} espera pagamento agora.
    </EmptyState>
  )
}

function Pedidos({ pedidos, meio }: { pedidos: readonly PedidoLista[]; meio: Meio }) {
  const open = useOpenPainel()
  return (
    <section aria-labelledby="pedidos-a-pagar">
      <h3 id="pedidos-a-pagar" className="mb-1 font-semibold">
        Pedidos que esperam pagamento
      </h3>
      <ul>
        {pedidos.map(({ numpedido, status, falta, totalapagar }) => (
          <li key={numpedido} className="border-b border-line-soft">
            <button
              type="button"
              className="flex min-h-tap w-full flex-wrap items-center gap-3 py-2 text-left"
              onClick={() => open(painelOf[meio], numpedido)}
            >
              <b>Pedido {numpedido}</b>
              <PilulaStatus status={status} falta={falta} />
              <span className="num ml-auto">{totalapagar !== null && formatReais(totalapagar)}</span>
              <Icon name="chevron-right" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Invoices are paid by Pix here; a card pays orders only. */
function Faturas({
  faturas,
  idcliente,
  meio,
}: {
  faturas: readonly Fatura[]
  idcliente: string
  meio: Meio
}) {
  const open = useOpenPainel()
  if (meio === 'PIX') return <EscolhaFaturas faturas={faturas} idcliente={idcliente} />
  return (
    <Notice icon="receipt" title="Faturas são pagas por Pix ou boleto, não por cartão.">
      Várias de uma vez, com um código só.
      <span className="mt-3 block">
        <Button onClick={() => open('pix')}>Pagar com Pix</Button>
      </span>
    </Notice>
  )
}
