import { useRouteLoaderData } from 'react-router'

import type { Carrinho, Categoria, ConfiguracoesCliente, Fornecedor, LinhaPedida } from '@vitrine/contract'
import type { JanelaVitrine } from '@vitrine/contract/janela'
import { textos } from '@vitrine/contract/textos'
import { hasModulo, type Modulo } from '@vitrine/rules/acesso'

/** A line as it is kept outside the server: enough to price it again. */
export type LinhaCrua = Pick<LinhaPedida, 'id' | 'quantidade'> & Partial<LinhaPedida>

/** What the root loader gives to every screen. */
export interface DadosRaiz {
  janela: JanelaVitrine
  /** The store of this address or host; null at the place chooser. */
  loja: Fornecedor | null
  /** The first level, without what is below it: a list brings the branch that it stands in, `useArvore` the rest. */
  categorias: Categoria[]
  /** Pix variance in percent (-3 is 3 % off); null when the store has none. */
  variacaoPix: number | null
  /** Null for a visitor: public pages carry nothing personal. */
  sessao: ConfiguracoesCliente | null
  /** This page was asked for with a session that is over. */
  encerrada: boolean
  /** The cart of the session. */
  carrinho: Carrinho | null
  /** Lines a visitor added before hydration or without script. */
  linhas: LinhaCrua[]
  /** `carrinho` was drawn from what a visitor's device keeps: which version of that (Espelho). */
  espelho?: string
  /** With `espelho`: whether a place is chosen, which pages that all visitors share do not know. */
  temLugar?: boolean
  /** scheme and host, for canonical addresses. */
  origem: string
  /** The store brings nothing to the shopper's place (§8). */
  isForaDaArea: boolean
}

const vazia: Omit<DadosRaiz, 'janela'> = {
  loja: null,
  categorias: [],
  variacaoPix: null,
  sessao: null,
  encerrada: false,
  carrinho: null,
  linhas: [],
  origem: '',
  isForaDaArea: false,
}

/** The root data; without a loader answer (root error) the neutral one. */
export function useRaiz(): Omit<DadosRaiz, 'janela'> & { janela?: JanelaVitrine } {
  return useRouteLoaderData<DadosRaiz>('root') ?? vazia
}

/** The store around this screen. Throws outside one: only screens under /{slug} may ask. */
export function useLoja(): Fornecedor {
  const { loja } = useRaiz()
  if (!loja) throw new Error('no store around this screen')
  return loja
}

/** Who is logged in here, or null. */
export function useSessao(): ConfiguracoesCliente | null {
  return useRaiz().sessao
}

/** What is said where the store does not come (§8): at a supplier's own host it speaks for all of them (readings 8). */
export function useTextoForaDaArea(): string {
  return useRaiz().janela?.whiteLabel ? textos.endereco_nao_atendido : textos.fornecedor_nao_atende
}

/** Staff of a store or of the platform who act for no cliente: links of a customer's account are not shown to them. */
export function useIsEquipe(): boolean {
  const sessao = useSessao()
  return sessao !== null && sessao.idcliente === null && sessao.papel !== 'representante'
}

/** Whether the store has a tag of §6. */
export function useTag(tag: string): boolean {
  return useRaiz().loja?.tags.includes(tag) ?? false
}

/** Whether this store has a module (§5 Module access). */
export function useModulo(modulo: Modulo): boolean {
  return hasModulo(useRaiz().loja?.modulos ?? [], modulo)
}
