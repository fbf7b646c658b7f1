import { useState } from 'react'
import { Link, useFetcher } from 'react-router'

import type { Assinatura, ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'
import { Notice, showToast } from '@vitrine/ui'

import { CampoQuantidade } from '#compra'
import { Foto } from '#imagem'
import { useLoja, useTag } from '#shell'

import type { changeAssinatura } from './change-assinatura.ts'

/** What comes each time, with its quantities; a change is saved at once and counts from the next order on. */
export function ItensAssinatura({ assinatura }: { assinatura: Assinatura }) {
  const { itens, mudancas, status, podeSubmeter } = assinatura
  const { quantidadeOf, change, erro } = useQuantidades(itens)
  return (
    <>
      {mudancas.map(({ id, nome, motivo }) => (
        <Notice key={id} tone="warning" small live="status">
          {nome}: {motivo}
        </Notice>
      ))}
      {erro && (
        <Notice tone="danger" small live="alert">
          {erro}
        </Notice>
      )}
      <ul className="mt-2">
        {itens.map((item) => (
          <Linha
            key={item.id}
            item={item}
            quantidade={quantidadeOf(item)}
            isMutavel={podeSubmeter && status !== 'CANCELADA' && !item.produtos}
            onChange={(quantidade) => change(item, quantidade)}
          />
        ))}
      </ul>
    </>
  )
}

interface LinhaProps {
  item: ItemCarrinho
  quantidade: number
  isMutavel: boolean
  onChange: (quantidade: number) => void
}

function Linha({ item, quantidade, isMutavel, onChange }: LinhaProps) {
  const { slug } = useLoja()
  // By the rules of the sum beside it: what so many of it cost each.
  const multiplies = !useTag('disable-product-multiple')
  const unitario = choosePreco(item, quantidade, { multiplies })
  if (quantidade === 0) return null
  return (
    <li className="linha-assinatura">
      <span className="foto-assinatura" style={{ background: item.imagem?.cor }}>
        <Foto imagem={item.imagem} sizes="56px" ate={160} />
      </span>
      <div className="min-w-0">
        {item.produtos ? (
          <b>{item.nome}</b>
        ) : (
          <Link className="font-semibold hover:underline" to={urls.produto(slug, item.id, item.nome)}>
            {item.nome}
          </Link>
        )}
        <p className="text-12 text-ink-muted">
          {[
            item.embalagem,
            unitario !== null && `hoje ${formatPrecoUnitario(unitario)}`,
            !item.disponivel && 'sem estoque agora',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isMutavel ? (
        <CampoQuantidade
          item={item}
          nome={item.nome}
          quantidade={quantidade}
          look="light"
          size="m"
          onChange={onChange}
        />
      ) : (
        <span className="num">{formatQuantidade(quantidade, item.unidade)}</span>
      )}
    </li>
  )
}

/** The last product cannot be removed: a subscription without products is cancelled instead. */
function useQuantidades(itens: readonly ItemCarrinho[]) {
  const fetcher = useFetcher<typeof changeAssinatura>()
  const [mudadas, setMudadas] = useState<Readonly<Record<string, number>>>({})
  const quantidadeOf = ({ id, quantidade }: ItemCarrinho) => mudadas[id] ?? quantidade
  const save = (novas: Readonly<Record<string, number>>) => {
    setMudadas(novas)
    const linhas = itens.map(({ id, quantidade }) => `${id}:${novas[id] ?? quantidade}`)
    void fetcher.submit({ acao: 'itens', itens: linhas.join(';') }, { method: 'post' })
  }
  const change = (item: ItemCarrinho, quantidade: number) => {
    const isLast = itens.every((outro) => outro.id === item.id || quantidadeOf(outro) === 0)
    if (quantidade === 0 && isLast) return showToast('Para não receber mais nada, cancele a assinatura')
    save({ ...mudadas, [item.id]: quantidade })
    if (quantidade > 0) return
    const antes = quantidadeOf(item)
    showToast(`${item.nome} saiu da assinatura`, {
      label: 'Desfazer',
      onPress: () => save({ ...mudadas, [item.id]: antes }),
    })
  }
  return { quantidadeOf, change, erro: fetcher.data?.erro ?? null }
}
