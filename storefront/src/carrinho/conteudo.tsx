import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import type { Totais } from '@vitrine/rules/carrinho'
import { formatQuantidade, formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, Icon, LiveRegion, Money, Notice } from '@vitrine/ui'

import { Encaixe, useLoja } from '#shell'

import { CupomDoCarrinho } from './cupom-do-carrinho.tsx'
import { Linha } from './linha.tsx'
import { Metas } from './metas.tsx'
import { useCarrinho, useCarro, useTotais } from './provider.tsx'

const NOVA_MS = 1200

/** The cart itself, the same in the drawer and on the page (ux 1.6). */
export function ConteudoCarrinho() {
  const itens = useCarrinho((estado) => estado.itens)
  const nova = useNova()
  const totais = useTotais()
  if (itens.length === 0) return <Vazio />
  return (
    <div className="carrinho">
      <div className="carrinho-rola">
        <Metas total={totais.subtotal} />
        <Avisos />
        <ul className="linhas">
          {itens.map((item) => (
            <Linha key={item.id} item={item} total={totais.linhas.get(item.id)} nova={item.id === nova} />
          ))}
        </ul>
        {totais.comPreco && <CupomDoCarrinho desconto={totais.descontos ?? 0} />}
        {totais.comPreco && <Soma totais={totais} linhas={itens.length} />}
        <Encaixe id="carrinho" />
      </div>
      <Rodape totais={totais} />
      <LiveRegion>
        {totais.totalCompras !== null &&
          `${pluralize(itens.length, 'produto', 'produtos')}, total ${formatReais(totais.totalCompras)}`}
      </LiveRegion>
    </div>
  )
}

/** The line just added, for 1.2 s after the cart is seen. */
function useNova(): string | null {
  const nova = useCarrinho((estado) => estado.nova)
  const { store } = useCarro()
  useEffect(() => {
    if (!nova) return
    const timer = setTimeout(() => store.setState({ nova: null }), NOVA_MS)
    return () => clearTimeout(timer)
  }, [nova, store])
  return nova
}

function Vazio() {
  const { slug } = useLoja()
  return (
    <EmptyState
      icon="shopping-basket"
      title="Seu carrinho está vazio"
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={urls.loja(slug)}>
          Ver produtos
        </Link>
      }
    >
      O que você adicionar fica guardado aqui.
    </EmptyState>
  )
}

/** Lock, failed save, and what the server had to change: on top, until read. */
function Avisos() {
  const { bloqueio, situacao, erro, mudancas } = useCarrinho((estado) => estado)
  const { sincronia } = useCarro()
  return (
    <div className="carrinho-avisos">
      {(bloqueio ?? situacao === 'bloqueado') && (
        <Notice tone="negotiate" title="Negociação em andamento." live="status">
          {bloqueio ? `${bloqueio.atendente} está negociando seus preços.` : 'O carrinho volta em instantes.'}
        </Notice>
      )}
      {situacao === 'naosalvo' && (
        <Notice
          tone="warning"
          live="status"
          action={
            <button type="button" onClick={() => void sincronia.current?.save()}>
              Tentar de novo
            </button>
          }
        >
          {erro}
        </Notice>
      )}
      {mudancas.length > 0 && <Mudancas />}
    </div>
  )
}

/** What merging or repricing changed: arrivals in one sentence, everything else line by line. */
function Mudancas() {
  const mudancas = useCarrinho((estado) => estado.mudancas)
  const { store } = useCarro()
  const chegadas = mudancas.filter(({ de }) => de === 0)
  const outras = mudancas.filter(({ de }) => de > 0)
  return (
    <Notice tone="info" title="Seu carrinho mudou.">
      {chegadas.length > 0 && (
        <p>{pluralize(chegadas.length, 'produto veio', 'produtos vieram')} deste aparelho.</p>
      )}
      <ul>
        {outras.map(({ id, nome, de, para, motivo }) => (
          <li key={id} className="mt-1">
            {nome}: de {formatQuantidade(de)} para {formatQuantidade(para)}. {motivo}.
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="min-h-11"
        onClick={() => store.setState({ mudancas: [], mensagem: null })}
      >
        OK, entendi
      </button>
    </Notice>
  )
}

function Soma({ totais, linhas }: { totais: Totais; linhas: number }) {
  const { subtotal, descontos, economia, embalagens } = totais
  const codigo = useCarrinho((estado) => estado.cupom?.codigoCupom ?? '')
  if (subtotal === null) return null
  return (
    <dl className="sums carrinho-soma">
      <Parcela nome={pluralize(linhas, 'produto', 'produtos')} valor={sumReais(subtotal, economia ?? 0)} />
      <Parcela nome="Ofertas e preço por quantidade" valor={-(economia ?? 0)} />
      <Parcela nome={`Cupom ${codigo}`} valor={-(descontos ?? 0)} />
      <Parcela nome="Embalagem de presente" valor={embalagens ?? 0} />
      <div>
        <dt>Entrega</dt>
        <dd className="text-ink-muted">no próximo passo</dd>
      </div>
      <div data-total>
        <dt>Total</dt>
        <dd>
          <Money text={formatReais(totais.totalCompras ?? 0)} />
        </dd>
      </div>
    </dl>
  )
}

function Parcela({ nome, valor }: { nome: string; valor: number }) {
  if (valor === 0) return null
  return (
    <div data-minus={valor < 0 || undefined}>
      <dt>{nome}</dt>
      <dd>{formatReais(valor).replace('-', '−')}</dd>
    </div>
  )
}

function Rodape({ totais }: { totais: Totais }) {
  const { slug, tags } = useLoja()
  const { isLeaving, leave } = useFinalizar(urls.finalizar(slug))
  const { totalCompras, economia, descontos } = totais
  const poupado = sumReais(economia ?? 0, descontos ?? 0)
  const verb =
    totalCompras === null && tags.includes('support-budget') ? 'Pedir orçamento' : 'Ir para o pedido'
  return (
    <div className="carrinho-pe barra-propria">
      <Button
        href={urls.finalizar(slug)}
        size="l"
        block
        loading={isLeaving}
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          void leave()
        }}
      >
        {verb}
        {totalCompras !== null && <span>• {formatReais(totalCompras)}</span>}
      </Button>
      {poupado > 0 && (
        <p className="carrinho-poupado">
          <Icon name="piggy-bank" size={16} /> Você economizou {formatReais(poupado)}
        </p>
      )}
    </div>
  )
}

/** On to the order once everything is saved: that page reads the server's cart. A failed save stays here and says so. */
function useFinalizar(para: string) {
  const { store, sincronia } = useCarro()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    const isSaved = store.getState().passos.length === 0 || (await sincronia.current?.save()) === true
    setLeaving(false)
    if (isSaved) await navigate(para)
  }
  return { isLeaving, leave }
}
