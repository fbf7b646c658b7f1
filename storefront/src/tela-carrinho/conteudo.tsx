import { lazy, useCallback, useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import type { FormaEntrega } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import type { Totais } from '@vitrine/rules/carrinho'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Icon, LiveRegion } from '@vitrine/ui'

import { isWaiting, useBloqueado, useCarrinho, useCarro, usePrevia } from '#carrinho'
import { Dobra } from '#compra'
import { CupomDoCarrinho } from '#cupom'
import { Linhas } from '#linha-carrinho'
import { ListaAtalhos, OpcoesDoCarrinho, useTeclasDoCarrinho } from '#opcoes-carrinho'
import { Encaixe, Parte, useLoja, useRaiz, useSessao, useTag } from '#shell'

import { AnotacoesCarrinho } from './anotacoes.tsx'
import { Avisos } from './avisos.tsx'
import './conteudo.css'
import './mesa.css'
import { Metas } from './metas.tsx'
import { Soma } from './soma.tsx'

const PeParado = lazy(() => import('./pe-parado.tsx').then((m) => ({ default: m.PeParado })))
const Vazio = lazy(() => import('./vazio.tsx').then((m) => ({ default: m.Vazio })))

const FreteDoCarrinho = lazy(() =>
  import('./frete-do-carrinho.tsx').then((m) => ({ default: m.FreteDoCarrinho })),
)

const FreteDaSoma = lazy(() => import('./frete-da-soma.tsx').then((m) => ({ default: m.FreteDaSoma })))

const NOVA_MS = 1200

const AssinaturaDoCarrinho = lazy(() =>
  import('./assinatura-do-carrinho.tsx').then((m) => ({ default: m.AssinaturaDoCarrinho })),
)

/** The cart itself, the same in the drawer and on the page, which has what it comes to beside its lines on a desk (ux 1.6; mockup 24). */
export function ConteudoCarrinho() {
  const itens = useCarrinho((estado) => estado.itens)
  const nova = useNova()
  const emVigor = usePreviaComFrete()
  const { previa, entrega } = emVigor
  const { totais, cupom } = previa
  const ref = useRef<HTMLDivElement>(null)
  const [atalhos, setAtalhos] = useState<boolean>()
  useTeclasDoCarrinho(
    ref,
    useCallback(() => setAtalhos(true), []),
  )
  if (itens.length === 0) {
    const espera = <p className="p-8 text-center">Seu carrinho está vazio</p>
    return (
      <>
        <Avisos />
        <Parte espera={espera} falha={espera}>
          <Vazio />
        </Parte>
      </>
    )
  }
  return (
    <div className="carrinho" ref={ref}>
      <div className="carrinho-rola">
        <div className="carrinho-linhas">
          <Metas subtotal={totais.subtotal} base={previa.base} entrega={entrega} />
          <Avisos />
          <Linhas
            itens={itens}
            linhas={totais.linhas}
            nova={nova}
            mostraDesconto={cupom?.habilitar_visualizacao_desconto === true}
          />
        </div>
        <Lado {...emVigor} />
        <div className="carrinho-mais">
          <Encaixe id="carrinho" />
        </div>
      </div>
      <Rodape totais={totais} />
      {/* Once opened it stays mounted, closed: a dialog gives the focus back when it closes. */}
      {atalhos !== undefined && (
        <Parte aoFalhar={() => setAtalhos(undefined)}>
          <ListaAtalhos open={atalhos} onClose={() => setAtalhos(false)} />
        </Parte>
      )}
      <LiveRegion>
        {totais.totalCompras !== null &&
          `${pluralize(itens.length, 'produto', 'produtos')}, total ${formatReais(totais.totalCompras)}`}
      </LiveRegion>
    </div>
  )
}

/** What is said with the whole cart, and what it comes to. */
function Lado({ previa, entrega, setEntrega }: ReturnType<typeof usePreviaComFrete>) {
  const { length: linhas } = useCarrinho((estado) => estado.itens)
  const hasEntrega = useTag('has-delivery')
  const { totais } = previa
  return (
    <div className="carrinho-lado">
      <AnotacoesCarrinho />
      <Assinatura />
      {totais.comPreco && <CupomDoCarrinho emVigor={previa} desconto={totais.descontos ?? 0} />}
      {totais.comPreco && <Soma previa={previa} linhas={linhas} entrega={entrega} />}
      {totais.comPreco && (
        <Parte calada>
          <FreteDaSoma onForma={setEntrega} />
        </Parte>
      )}
      {hasEntrega && (
        <Dobra titulo="Calcular frete e prazo">
          <FreteDoCarrinho />
        </Dobra>
      )}
      <Dobra titulo="Opções">
        <OpcoesDoCarrinho />
      </Dobra>
    </div>
  )
}

/** What the cart costs, with the freight of the form that its order would start with once the place is known. */
function usePreviaComFrete() {
  const [entrega, setEntrega] = useState<FormaEntrega | null>(null)
  const previa = usePrevia()((base) => (entrega ? computeTaxaEntrega(entrega.degraus, base) : 0))
  return { previa, entrega, setEntrega }
}

/** Shown where the store repeats purchases (meta_info.hasRecorrencia), and only to customers registered with it. */
function Assinatura() {
  const assinatura = useCarrinho((estado) => estado.assinatura)
  const sessao = useSessao()
  if (!sessao?.idcliente || !assinatura?.meta_info.hasRecorrencia) return null
  return (
    <Parte calada>
      <AssinaturaDoCarrinho assinatura={assinatura} />
    </Parte>
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

function Rodape({ totais }: { totais: Totais }) {
  const { slug, tags } = useLoja()
  const { isForaDaArea } = useRaiz()
  const { isLeaving, leave } = useLeave(urls.finalizar(slug))
  const { totalCompras, economia, descontos } = totais
  const isParado = useBloqueado() || isForaDaArea
  const poupado = sumReais(economia ?? 0, descontos ?? 0)
  const verb =
    totalCompras === null && tags.includes('support-budget') ? 'Pedir orçamento' : 'Ir para o pedido'
  return (
    <div className="carrinho-pe barra-propria">
      {isParado ? (
        <Parte>
          <PeParado />
        </Parte>
      ) : (
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
      )}
      {poupado > 0 && (
        <p className="carrinho-poupado">
          <Icon name="piggy-bank" size={16} /> Você economizou {formatReais(poupado)}
        </p>
      )}
    </div>
  )
}

/** Goes on to the order once everything is saved, because that page reads the cart of the server. When the save fails, the cart stays open and says so. */
function useLeave(para: string) {
  const { store, sincronia } = useCarro()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    const isSaved = !isWaiting(store.getState()) || (await sincronia.current?.save()) === true
    setLeaving(false)
    if (isSaved) await navigate(para)
  }
  return { isLeaving, leave }
}
