import { useRef, useState } from 'react'

import type { Produto } from '@vitrine/contract'
import { formatQuantidade, formatReais, multiplyReais, parseQuantidade } from '@vitrine/rules/dinheiro'
import { choosePreco, explainPreco } from '@vitrine/rules/preco'
import {
  computeMaximo,
  decrement,
  describeConteudo,
  explainLimite,
  fitQuantidade,
  increment,
} from '@vitrine/rules/quantidade'
import { Button, Icon, showToast, Stepper } from '@vitrine/ui'

import { useQuantidade } from '#carrinho'
import { BotaoAlerta, EntradaParaAdicionar, FormCarrinho, PorQue, useMotivo, useNeedsLogin } from '#compra'
import { Coracao } from '#lista-compras'
import { describeUnidade, PrecoMudou, TabelaFaixas, usePreco, ValorPreco } from '#preco'
import { useSessao, useTag } from '#shell'

import { Comprado } from './comprado.tsx'
import { Compartilhamento } from './compartilhamento.tsx'
import { Entrega, PromessaCurta } from './entrega.tsx'
import { Parecido } from './parecido.tsx'
import { useTeclasCompra } from './use-atalhos.ts'
import { Variantes } from './variantes.tsx'

/** Name, price for the chosen quantity, tiers, purchase, delivery: the right column (ux 1.5.1). */
export function FichaCompra({ produto }: { produto: Produto }) {
  const noCarrinho = useQuantidade(produto.id)
  const [escolhida, setEscolhida] = useState<number>()
  const quantidade = escolhida ?? increment(produto, 0)
  const preco = usePreco(produto, noCarrinho + quantidade)
  const multiplies = !useTag('disable-product-multiple')
  const choose = (asked: number) =>
    setEscolhida(fitQuantidade(produto, asked).quantidade || increment(produto, 0))
  const ficha = useRef<HTMLDivElement>(null)
  useTeclasCompra(ficha, {
    more: () => choose(increment(produto, quantidade)),
    less: () => choose(decrement(produto, quantidade)),
    add: () => ficha.current?.querySelector<HTMLFormElement>('.pdp-compra form')?.requestSubmit(),
  })
  return (
    <div className="pdp-direita" ref={ficha}>
      <h1>
        {produto.name}
        {produto.embalagem && <span className="sr-only">, {produto.embalagem}</span>}
      </h1>
      <div className="pdp-guardar">
        <Codigos produto={produto} />
        <Coracao produto={produto} />
      </div>
      <div className="pdp-preco">
        {preco.por === null ? (
          <PrecoAusente />
        ) : (
          <>
            <ValorPreco preco={preco} size="l" indisponivel={!produto.disponivel} />
            {preco.pix && <p className="preco-pix">{preco.pix} no Pix</p>}
            {preco.base && <p className="preco-base">{preco.base}</p>}
            <PorQue
              traco={explainPreco(produto, noCarrinho + quantidade, { multiplies })}
              preco={produto.preco}
            />
          </>
        )}
        <PrecoMudou produto={produto} />
        <Comprado produto={produto} />
      </div>
      <PromessaCurta />
      <Variantes produto={produto} />
      {preco.por !== null && produto.disponivel && (
        <TabelaFaixas
          produto={produto}
          quantidade={noCarrinho + quantidade}
          onChoose={(total) => choose(total - noCarrinho)}
        />
      )}
      {produto.disponivel ? (
        <LinhaCompra produto={produto} quantidade={quantidade} noCarrinho={noCarrinho} onChoose={choose} />
      ) : (
        <ForaDeEstoque produto={produto} />
      )}
      <Entrega produto={produto} />
    </div>
  )
}

function PrecoAusente() {
  const orcamento = useTag('support-budget')
  const quem = useSessao() ? 'aprovados' : 'cadastrados'
  return (
    <p className="preco-oculto text-16">
      {orcamento ? 'Preço sob orçamento' : `Preço para clientes ${quem}`}
    </p>
  )
}

function Codigos({ produto }: { produto: Produto }) {
  const { sku, ean, embalagem } = produto
  const conteudo = describeConteudo(produto)
  const multiplies = !useTag('disable-product-multiple')
  return (
    <p className="pdp-codigos">
      {embalagem && <span>{embalagem}</span>}
      {conteudo && multiplies && <span>{conteudo}</span>}
      {sku && <Codigo nome="Código" valor={sku} />}
      {ean && <Codigo nome="EAN" valor={ean} />}
      <Compartilhamento produto={produto} />
    </p>
  )
}

function Codigo({ nome, valor }: { nome: string; valor: string }) {
  return (
    <button
      type="button"
      aria-label={`Copiar ${nome} ${valor}`}
      onClick={() => {
        void navigator.clipboard.writeText(valor).then(() => showToast(`${nome} copiado`))
      }}
    >
      {nome} {valor}
      <Icon name="copy" size={16} />
    </button>
  )
}

/** Asking to wait turns a buyer passive: three that can be bought now stand beside it (ux 1.25.2). */
function ForaDeEstoque({ produto }: { produto: Produto }) {
  const parecidos = produto.similares.filter(({ disponivel }) => disponivel).slice(0, 3)
  return (
    <>
      <div className="pdp-compra barra-propria" data-so>
        <BotaoAlerta produto={produto} size="l" />
      </div>
      {parecidos.length > 0 && (
        <section className="mt-5">
          <h2 className="text-16">Enquanto isso, parecidos em estoque</h2>
          <ul>
            {parecidos.map((parecido) => (
              <Parecido key={parecido.id} produto={parecido} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface LinhaCompraProps {
  produto: Produto
  quantidade: number
  noCarrinho: number
  onChoose: (quantidade: number) => void
}

/** [−] 3 [+]  Adicionar • R$ 82,50. Fixed at the bottom of a phone. */
function LinhaCompra({ produto, quantidade, noCarrinho, onChoose }: LinhaCompraProps) {
  const motivo = useMotivo(produto)
  const multiplies = !useTag('disable-product-multiple')
  const needsLogin = useNeedsLogin(produto)
  if (motivo)
    return (
      <div className="pdp-compra barra-propria" data-so>
        {needsLogin ? <EntradaParaAdicionar produto={produto} quantidade={quantidade} /> : motivo}
      </div>
    )
  const preco = choosePreco(produto, noCarrinho + quantidade, { multiplies })
  const maximo = computeMaximo(produto)
  const more = increment(produto, quantidade)
  const canMore = more > quantidade && (maximo === null || noCarrinho + more <= maximo)
  const isFull = maximo !== null && noCarrinho >= maximo
  return (
    <div className="pdp-compra barra-propria">
      <Stepper
        label={produto.name}
        value={quantidade}
        less={decrement(produto, quantidade) || quantidade}
        more={canMore ? more : undefined}
        limit={explainLimite(produto, canMore ? quantidade : (maximo ?? quantidade), produto.unidade)}
        unit={describeUnidade(produto.unidade)}
        format={(value) => formatQuantidade(value, produto.unidade).split('\u00a0')[0] ?? ''}
        parse={(text) => parseQuantidade(text) ?? undefined}
        look="light"
        size="l"
        onChange={onChoose}
      />
      <FormCarrinho produto={produto} quantidade={quantidade}>
        <Button type="submit" size="l" block aria-disabled={isFull || undefined}>
          Adicionar
          {preco !== null && <span>• {formatReais(multiplyReais(preco, quantidade))}</span>}
        </Button>
      </FormCarrinho>
    </div>
  )
}
