import type { Fornecedor } from '@vitrine/contract'
import { contrastRatio, deriveTema } from '@vitrine/rules/tema'

import type { FornecedorVivo } from '#fornecedor'

/** What the pictures of a store, or of the platform, are made of. */
export interface Marca {
  nome: string
  /** Under its pictures when they are shared: what the store says it is. */
  frase: string
  /** Solid colour of its buttons, and what can be read on it. */
  brand: string
  onBrand: string
  accent: string
  /** Picture hashes; '': none. */
  logo: Fornecedor['config']['tema']['logo']
}

export const marcaPlataforma: Marca = {
  nome: 'Vitrine',
  frase: 'Lojas que entregam onde você está',
  brand: '#0f5b63',
  onBrand: '#ffffff',
  accent: '#e9b44c',
  logo: { claro: '', escuro: '', simbolo: '' },
}

/** Nearly black, as the ground of the dark scheme. */
export const ESCURO = '#16191c'
export const CLARO = '#ffffff'

export function marcaOf({ nome, publico: { config } }: FornecedorVivo): Marca {
  const { tema, seo } = config
  // Pictures use the light scheme, which keeps the brand colour as it is.
  const { brand, 'on-brand': onBrand } = deriveTema(tema.entradas, 'light')
  return {
    nome,
    frase: fraseOf(seo.title, nome),
    brand,
    onBrand,
    accent: tema.entradas.accent,
    logo: tema.logo,
  }
}

/** 'Empório da Serra: mercado em Campinas' says of the store what stands behind its name. */
function fraseOf(title: string, nome: string): string {
  const resto = title.startsWith(nome) ? title.slice(nome.length).replace(/^[\s:·|–-]+/, '') : title
  return resto && resto.charAt(0).toUpperCase() + resto.slice(1)
}

/** Text that can be read on a ground. */
export function tintaOn(fundo: string): string {
  return contrastRatio(CLARO, fundo) >= 4.5 ? CLARO : ESCURO
}
