import type { ProdutoLista } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'

import { FormCarrinho, useMotivo } from '#compra'

/** 'Comprado em 02/11 · 24 un.': a tap adds as many again (ux 1.4.5). Nothing for a visitor. */
export function Comprado({ produto }: { produto: ProdutoLista }) {
  const motivo = useMotivo(produto)
  const { ultimacompra, unidade, name } = produto
  if (!ultimacompra) return null
  const [, mes = '', dia = ''] = ultimacompra.data.split('-')
  const quanto = formatQuantidade(ultimacompra.quantidade, unidade)
  const texto = `Comprado em ${dia}/${mes} · ${quanto}`
  if (motivo) return <p className="card-comprado">{texto}</p>
  return (
    <FormCarrinho produto={produto} quantidade={ultimacompra.quantidade}>
      <button type="submit" className="card-comprado" aria-label={`${texto}: adicionar ${quanto} de ${name}`}>
        {texto}
      </button>
    </FormCarrinho>
  )
}
