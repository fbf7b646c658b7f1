import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Link, useFetcher } from 'react-router'

import type { ItemLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDiaDe } from '@vitrine/rules/data'
import { formatPrecoUnitario, formatQuantidade, formatReais, parseQuantidade } from '@vitrine/rules/dinheiro'
import { showToast } from '@vitrine/ui'

import { CampoQuantidade } from '#compra'
import { Foto } from '#imagem'
import { useLoja } from '#shell'

import type { changeLista } from './change-lista.ts'
import { MenuItem } from './menu-item.tsx'
import { canBuy } from './total-lista.ts'

export interface LinhaListaProps {
  item: ItemLista
  quantidade: number
  total: number | null
  isIn: boolean
  editavel: boolean
  destinos: readonly { idlista: string; nome: string }[]
  onChoose: (isIn: boolean) => void
  onQuantidade: (quantidade: number) => void
}

/** A line: chosen or not, what, when last, how many are there, how much, what it costs. */
export function LinhaLista(props: LinhaListaProps) {
  const { item, quantidade, total, isIn, editavel, destinos, onChoose } = props
  const { slug, fuso } = useLoja()
  const { id, nome, produto } = item
  const change = useQuantidade(props)
  const isBuyable = canBuy(item)
  return (
    <li className="lista-item" data-dim={!isBuyable || undefined}>
      <input
        type="checkbox"
        className="lista-caixa"
        aria-label={`Incluir ${nome}`}
        checked={isIn && isBuyable}
        disabled={!isBuyable}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span className="lista-foto" style={{ background: produto?.imagem?.cor }}>
        <Foto imagem={produto?.imagem ?? null} sizes="56px" ate={160} />
      </span>
      <div className="lista-produto">
        {produto ? (
          <Link className="font-semibold hover:underline" to={urls.produto(slug, id, nome)}>
            {nome}
          </Link>
        ) : (
          <s>{nome}</s>
        )}
        <p className="text-12 text-ink-muted">{describe(item, fuso)}</p>
      </div>
      <Preco item={item} total={total} />
      <div className="lista-quantidade">
        {editavel && produto ? (
          <CampoQuantidade
            item={produto}
            nome={nome}
            quantidade={quantidade}
            tells={false}
            look="light"
            size="m"
            onChange={change}
            inputProps={{ onKeyDown: toNextRow, onPaste: pasteColumn, className: 'lista-campo' }}
          />
        ) : (
          <span>{formatQuantidade(quantidade, produto?.unidade)}</span>
        )}
      </div>
      <MenuItem item={item} editavel={editavel} destinos={destinos} onRemove={() => change(0)} />
    </li>
  )
}

function Preco({ item, total }: Pick<LinhaListaProps, 'item' | 'total'>) {
  const { produto } = item
  const unitario = produto?.preconf ?? produto?.preco
  if (!produto) return <p className="lista-preco text-danger">não é mais vendido</p>
  if (!produto.disponivel) return <p className="lista-preco text-danger">sem estoque</p>
  if (unitario === undefined) return <p className="lista-preco text-ink-muted">preço sob consulta</p>
  return (
    <p className="lista-preco">
      {total !== null && <b>{formatReais(total)}</b>}
      <span className="text-12 text-ink-muted">
        {formatPrecoUnitario(unitario)}
        {produto.unidade === 'un' ? ' cada' : `/${produto.unidade}`}
      </span>
    </p>
  )
}

/** Package, why it is suggested, last purchase, what is left when that is little. */
function describe({ produto, estoque, ultimacompra, motivo, quantidade }: ItemLista, fuso: string): string {
  const isScarce = estoque !== null && produto?.disponivel && estoque < Math.max(quantidade * 2, 10)
  return [
    produto?.embalagem,
    motivo,
    ultimacompra && `última compra ${formatDiaDe(ultimacompra, fuso)}`,
    isScarce && `restam ${formatQuantidade(estoque, produto.unidade)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Saves a quantity in the background; 0 takes the line off, and says so with the way back. */
function useQuantidade({ item, onQuantidade }: LinhaListaProps) {
  const fetcher = useFetcher<typeof changeLista>()
  const save = (acao: string, quantidade: number) =>
    void fetcher.submit(
      { acao, id: item.id, quantidade: String(quantidade).replace('.', ',') },
      { method: 'post' },
    )
  return (quantidade: number) => {
    if (quantidade > 0) {
      onQuantidade(quantidade)
      return save('quantidade', quantidade)
    }
    save('remover', 0)
    showToast(`${item.nome} saiu da lista`, {
      label: 'Desfazer',
      onPress: () => save('quantidade', item.quantidade),
    })
  }
}

/** The quantity fields of the list, top to bottom. */
function listCampos(field: HTMLElement): HTMLInputElement[] {
  const list = field.closest('ul')
  return list ? [...list.querySelectorAll<HTMLInputElement>('input.lista-campo')] : []
}

/** Enter settles the number and goes to the next row, as in a spreadsheet (ux 1.14.4). */
function toNextRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  const campos = listCampos(event.currentTarget)
  campos[campos.indexOf(event.currentTarget) + 1]?.focus()
}

/** A column copied from a spreadsheet fills the rows from here on. */
function pasteColumn(event: ClipboardEvent<HTMLInputElement>): void {
  const valores = event.clipboardData.getData('text').trimEnd().split(/\r?\n/)
  if (valores.length < 2) return
  event.preventDefault()
  const campos = listCampos(event.currentTarget)
  const inicio = campos.indexOf(event.currentTarget)
  for (const [i, valor] of valores.entries()) {
    const campo = campos[inicio + i]
    if (campo && parseQuantidade(valor) !== null) type(campo, valor.trim())
  }
}

/** As if typed: React hears of it, and leaving the field settles it. */
function type(campo: HTMLInputElement, valor: string): void {
  campo.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(campo, valor)
  campo.dispatchEvent(new Event('input', { bubbles: true }))
  campo.blur()
}
