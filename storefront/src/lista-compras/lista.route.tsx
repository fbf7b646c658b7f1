import { useEffect, useState } from 'react'
import { Link, useFetchers, useLoaderData } from 'react-router'

import type { ItemLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Breadcrumb, buttonClass, Checkbox, EmptyState, LiveRegion } from '@vitrine/ui'

import { useLoja, useTag } from '#shell'

import { LinhaLista } from './linha-lista.tsx'
import type { loadLista } from './load-lista.ts'
import { OpcoesLista } from './opcoes-lista.tsx'
import { canBuy, sumItens, totalOfItem } from './total-lista.ts'
import './listas.css'

export { changeLista as action } from './change-lista.ts'
export { loadLista as loader } from './load-lista.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** One list: a table of quantities, prices, stock and last purchase, and the way into the cart (ux 1.14.1). */
export default function Lista() {
  const { slug, nome } = useLoja()
  const { lista, destinos } = useLoaderData<typeof loadLista>()
  return (
    <main className="wrap pb-16">
      <title>{`${lista.nome} · ${nome}`}</title>
      <Breadcrumb items={[{ label: 'Listas', href: urls.listas(slug) }, { label: lista.nome }]} />
      <OpcoesLista lista={lista} />
      {lista.itens.length === 0 ? (
        <Vazia />
      ) : (
        <Tabela key={lista.idlista} lista={lista} destinos={destinos} />
      )}
    </main>
  )
}

type Dados = ReturnType<typeof useLoaderData<typeof loadLista>>

function Tabela({ lista, destinos }: Pick<Dados, 'lista' | 'destinos'>) {
  const { itens, editavel } = lista
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set())
  const [mudadas, setMudadas] = useState<Readonly<Record<string, number>>>({})
  const multiplies = !useTag('disable-product-multiple')
  const compraveis = itens.filter(canBuy)
  const escolhidas = compraveis.filter(({ id }) => !fora.has(id))
  const quantidadeOf = (item: ItemLista) => mudadas[item.id] ?? item.quantidade
  const total = sumItens(escolhidas.map((item) => totalOfItem(item, quantidadeOf(item), multiplies)))
  const choose = (id: string, isIn: boolean) =>
    setFora((antes) => new Set(isIn ? [...antes].filter((outro) => outro !== id) : [...antes, id]))
  return (
    <>
      <div className="lista-cabeca" aria-hidden={compraveis.length === 0 || undefined}>
        <Checkbox
          checked={escolhidas.length === compraveis.length}
          onChange={(event) => setFora(new Set(event.target.checked ? [] : compraveis.map(({ id }) => id)))}
        >
          Todos
        </Checkbox>
        <span className="text-12 text-ink-muted">
          {escolhidas.length} de {pluralize(itens.length, 'produto', 'produtos')}
        </span>
      </div>
      <ul className="lista-itens">
        {itens.map((item) => (
          <LinhaLista
            key={item.id}
            item={item}
            quantidade={quantidadeOf(item)}
            total={totalOfItem(item, quantidadeOf(item), multiplies)}
            isIn={!fora.has(item.id)}
            editavel={editavel}
            destinos={destinos}
            onChoose={(isIn) => choose(item.id, isIn)}
            onQuantidade={(quantidade) => setMudadas((antes) => ({ ...antes, [item.id]: quantidade }))}
          />
        ))}
      </ul>
      <Comprar lista={lista} escolhidas={escolhidas} todas={compraveis.length} total={total} />
    </>
  )
}

interface ComprarProps {
  lista: Dados['lista']
  escolhidas: readonly ItemLista[]
  todas: number
  total: number | null
}

/** The primary button: all, or the chosen part; quantities still on their way to the server are waited for. */
function Comprar({ lista, escolhidas, todas, total }: ComprarProps) {
  const { slug } = useLoja()
  const isSaving = useFetchers().some(({ state }) => state !== 'idle')
  const isAll = escolhidas.length === todas
  // The last group of an id tells the lines of one list apart, and 1,000 of them would not fit an address otherwise.
  const so = isAll ? undefined : escolhidas.map(({ id }) => id.slice(-12)).join('.')
  const quanto = total === null ? '' : ` (${formatReais(total)})`
  const texto = isAll
    ? `Adicionar tudo ao carrinho${quanto}`
    : `Adicionar ${pluralize(escolhidas.length, 'produto', 'produtos')} ao carrinho${quanto}`
  const isBlocked = escolhidas.length === 0 || isSaving
  return (
    <div className="lista-compra barra-propria">
      <Link
        className={buttonClass({ size: 'l' })}
        to={urls.revisao(slug, { lista: lista.idlista, so })}
        aria-disabled={isBlocked || undefined}
        onClick={(event) => isBlocked && event.preventDefault()}
      >
        {texto}
      </Link>
      <Anuncio texto={texto} />
    </div>
  )
}

/** The sum is announced once the shopper stops changing it. */
function Anuncio({ texto }: { texto: string }) {
  const [dito, setDito] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDito(texto), 1000)
    return () => clearTimeout(timer)
  }, [texto])
  return <LiveRegion>{dito}</LiveRegion>
}

function Vazia() {
  const { slug } = useLoja()
  return (
    <EmptyState
      icon="list-plus"
      title="Esta lista está vazia"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link className={buttonClass()} to={urls.loja(slug)}>
            Ver produtos
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={urls.revisao(slug)}>
            Colar uma lista
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={urls.pedidos(slug)}>
            De um pedido
          </Link>
        </div>
      }
    >
      Toque no coração de um produto para guardá-lo aqui.
    </EmptyState>
  )
}
