import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'

import { createEventosGa4, idGa4Of, type LinhaVista } from '@vitrine/rules/medicao'

import { useCarrinho, useCarro, useOpcoesTotais, useTotais } from '#carrinho'
import { useLoja, useSessao, useTag } from '#shell'

import { collectProdutos } from './collect-produtos.ts'
import { createEnvio, type Envio } from './create-envio.ts'
import { listDaTela } from './list-da-tela.ts'
import { listPassos, toLinhasMedidas } from './list-passos.ts'
import { measurePagina } from './measure-pagina.ts'
import { observeFormularios, takeEntrada } from './observe-formularios.ts'
import { observeListas, type Listas } from './observe-listas.ts'
import { usePedidoMedido } from './use-pedido-medido.ts'

/** Screens of this document and since when each is shown. */
const telas: { desde: number; tela: string }[] = []

/** Looks at the pages of a store and tells what happens on them; draws nothing. Screens know nothing of it. */
export function Observador() {
  const loja = useLoja()
  const vista = useVista()
  const ga4 = useMemo(() => createEventosGa4(loja.nome), [loja.nome])
  const mede = useTag('enable-google-analytics-ga4-version-tag-events')
  const envio = useEnvio(loja)
  // What listeners need of the newest drawing, without listening anew.
  const atual = useRef(vista)
  useEffect(() => {
    atual.current = vista
  })
  const listas = useObservadores(mede ? envio : null, { ga4, atual })
  useTela(mede ? envio : null, { ga4, vista, listas })
  usePedidoMedido(vista.tela, vista.dados, { envio: mede ? envio : null, ga4 })
  return null
}

type Vista = ReturnType<typeof useVista>
type Ga4 = ReturnType<typeof createEventosGa4>

/** The screen as it is now. */
function useVista() {
  const { pathname, search } = useLocation()
  const rota = useMatches().at(-1)
  const itens = useCarrinho((estado) => estado.itens)
  const opcoes = useOpcoesTotais()
  const cupom = useCarrinho((estado) => estado.cupom?.cupom?.codigocupom ?? null)
  const totais = useTotais()
  const tela = rota?.id ?? ''
  return {
    tela,
    pathname,
    endereco: addressOf(pathname, rota?.params ?? {}),
    texto: new URLSearchParams(search).get('sk') ?? '',
    dados: rota?.loaderData,
    opcoes,
    cupom,
    linhas: toLinhasMedidas(itens, totais, cupom),
  }
}

/** With the names of its parts in place of what they are: no order, e-mail or token goes into an address (P6). Products are public. */
function addressOf(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  const partes = Object.entries(params).filter(([nome]) => nome !== 'slug')
  const isProduto = /\/produto\/[^/]+$/.test(pathname)
  const escondidas = isProduto ? [] : partes
  return (
    location.origin +
    escondidas.reduce(
      (path, [nome, valor = '']) => path.replace(`/${encodeURIComponent(valor)}`, `/:${nome}`),
      pathname,
    )
  )
}

/** Mounted anew for another store or session (root.tsx), so it is one for all of a life. */
function useEnvio(loja: ReturnType<typeof useLoja>): Envio {
  const [envio] = useState(() => createEnvio({ idfornecedor: loja.idfornecedor, idGa4: idGa4Of(loja) }))
  useEffect(() => {
    envio.start()
    measurePagina(
      (ms) => telas.findLast(({ desde }) => desde <= ms)?.tela ?? telas[0]?.tela ?? '',
      envio.measure,
    )
    return () => envio.stop()
  }, [envio])
  return envio
}

let lidos: { dados: unknown; produtos: ReturnType<typeof collectProdutos> } | undefined

/** Read once for each answer of a route: a screen asks for every card of it. */
function produtosDe(dados: unknown) {
  if (lidos?.dados !== dados || !lidos) lidos = { dados, produtos: collectProdutos(dados) }
  return lidos.produtos
}

/** Listens to the page and to the cart for as long as the store is shown. */
function useObservadores(envio: Envio | null, { ga4, atual }: { ga4: Ga4; atual: { current: Vista } }) {
  const { store } = useCarro()
  const listas = useRef<Listas>(undefined)
  useEffect(() => {
    if (!envio) return
    const novas = observeListas({
      ga4,
      send: envio.send,
      find: (id) => produtosDe(atual.current.dados).get(id),
    })
    listas.current = novas
    const vistaDe = (linha: LinhaVista['linha']): LinhaVista => ({ linha, ...novas.lugarOf(linha.id) })
    const compra = () => ({ linhas: atual.current.linhas.map(vistaDe), cupom: atual.current.cupom })
    const stopFormularios = observeFormularios({
      ga4,
      send: envio.send,
      dados: () => (atual.current.tela === 'finalizar' ? (atual.current.dados ?? undefined) : undefined),
      compra,
    })
    const stopCarrinho = store.subscribe((estado, antes) => {
      if (estado.passos.length <= antes.passos.length) return
      const { mais, menos } = listPassos(estado, antes, atual.current.opcoes)
      if (mais.length > 0) envio.send(ga4.addToCart({ linhas: mais.map(vistaDe) }))
      if (menos.length > 0) envio.send(ga4.removeFromCart({ linhas: menos.map(vistaDe) }))
    })
    return () => {
      novas.stop()
      stopFormularios()
      stopCarrinho()
    }
  }, [envio, ga4, store, atual])
  return listas
}

/** Events of entering a screen, sent once for each navigation. */
function useTela(
  envio: Envio | null,
  { ga4, vista, listas }: { ga4: Ga4; vista: Vista; listas: { current: Listas | undefined } },
): void {
  const { tela, pathname, texto } = vista
  const sessao = useSessao()
  useEffect(() => {
    telas.push({ desde: telas.length === 0 ? 0 : performance.now(), tela })
    if (telas.length > 50) telas.splice(1, 1)
  }, [tela])
  useEffect(() => {
    if (!envio) return
    envio.send(ga4.pageView(vista.endereco, tela))
    const { lugarOf } = listas.current ?? { lugarOf: () => undefined }
    const linhas = vista.linhas.map((linha) => ({ linha, ...lugarOf(linha.id) }))
    for (const evento of listDaTela(ga4, { ...vista, linhas, lugarOf })) envio.send(evento)
    // Entered anew: what the same screen shows later is told by what is done on it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [envio, tela, pathname, texto])
  const isLogado = sessao !== null
  useEffect(() => {
    const entrada = envio && isLogado ? takeEntrada() : null
    if (entrada) envio?.send(entrada === 'sign_up' ? ga4.signUp('senha') : ga4.login('senha'))
  }, [envio, isLogado, ga4])
}
