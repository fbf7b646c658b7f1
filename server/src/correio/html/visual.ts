import { urlsMarca } from '@vitrine/contract'
import { deriveTema, validateEntradas, type EntradasTema, type Tema } from '@vitrine/rules/tema'

/** Colours of a letter in one scheme, each pair readable (rules/tema). */
type Cores = Record<'fundo' | 'papel' | 'tinta' | 'fraca' | 'linha' | 'marca' | 'naMarca', string>

/** How the letters of a store look: its name and symbol above them, its colours. */
export interface Visual {
  loja: string
  /** Its symbol as PNG, absolute; null: where the shop has no name to be asked at. */
  simbolo: string | null
  /** Corners of its buttons, px. */
  raio: number
  claro: Cores
  escuro: Cores
}

/** Any word: the address then answers the symbol as it is now, also in a letter that is read in a year. */
const AGORA = 'carta'

/**
 * The look of a store's letters, from the eight inputs of its theme; null: it has none, or none that is right. `origem`: scheme and host
 * that its pictures are asked at, '' for a page of the same host, null for nowhere.
 */
export function visualOf(
  { nome, slug, entradas }: { nome: string; slug: string; entradas: EntradasTema | null },
  origem: string | null,
): Visual | null {
  if (!entradas || isErrada(entradas)) return null
  return {
    loja: nome,
    simbolo: origem === null ? null : origem + urlsMarca.arquivo(slug, AGORA, 'icone-192.png'),
    raio: Math.round(entradas.radius),
    claro: coresOf(deriveTema(entradas, 'light'), 'surface-2', 'surface'),
    escuro: coresOf(deriveTema(entradas, 'dark'), 'bg', 'surface'),
  }
}

/** What was kept before inputs were checked may be anything. */
function isErrada(entradas: EntradasTema): boolean {
  try {
    return validateEntradas(entradas).length > 0
  } catch {
    return true
  }
}

const coresOf = (tema: Tema, fundo: keyof Tema, papel: keyof Tema): Cores => ({
  fundo: tema[fundo],
  papel: tema[papel],
  tinta: tema.ink,
  fraca: tema['ink-muted'],
  linha: tema.line,
  marca: tema.brand,
  naMarca: tema['on-brand'],
})

/** The look of the platform's own letters, and of a store without a theme. */
export const visualNeutro: Omit<Visual, 'loja' | 'simbolo'> = {
  raio: 10,
  claro: {
    fundo: '#f5f5f3',
    papel: '#ffffff',
    tinta: '#16181d',
    fraca: '#565b66',
    linha: '#e4e4e0',
    marca: '#16181d',
    naMarca: '#ffffff',
  },
  escuro: {
    fundo: '#101214',
    papel: '#16191c',
    tinta: '#eceef0',
    fraca: '#a5abb5',
    linha: '#2a2f35',
    marca: '#eceef0',
    naMarca: '#0d1214',
  },
}
