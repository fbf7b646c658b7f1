import { useEffect } from 'react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { canSeePrecos } from '@vitrine/rules/acesso'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { asPeca } from '#peca'
import { desktop, useLoja, useOpenPainel, useSessao } from '#shell'

import { useCarrinho, useTotais } from '#carrinho'

/** The cart in the header: total and lines. A drawer from 1024 px, a page on a phone. */
const PilulaInteira = () => {
  const { slug, tags } = useLoja()
  const open = useOpenPainel()
  const linhas = useCarrinho(({ itens }) => itens.length)
  const { totalCompras } = useTotais()
  const sessao = useSessao()
  const seesPrecos = sessao?.podeVerPrecos ?? canSeePrecos({ tags, autenticado: false, aprovado: false })
  // Where prices are hidden no value is shown, not even a zero (readings 3).
  const total = seesPrecos && totalCompras !== null ? formatReais(totalCompras) : ''
  const produtos = linhas > 0 ? `, ${linhas} produto${linhas > 1 ? 's' : ''}` : ''
  useTeclaC()
  function onClick(event: MouseEvent) {
    if (!matchMedia(desktop).matches || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    open('carrinho')
  }
  return (
    <Link
      className="sacola"
      to={urls.carrinho(slug)}
      data-painel="carrinho"
      onClick={onClick}
      // The value stands beside it where there is room: its name is the same in every window.
      aria-label={`Carrinho${total && `, ${total}`}${produtos}`}
    >
      <Icon name="shopping-basket" size={24} />
      <span className="valor">{total || 'Carrinho'}</span>
      {linhas > 0 && <span className="n">{linhas}</span>}
    </Link>
  )
}

export const PilulaCarrinho = import.meta.env.SSR ? asPeca(PilulaInteira, useChave) : PilulaInteira

/** The cart of most people is empty; any other is one person's. */
function useChave() {
  const { slug, tags } = useLoja()
  const isVazio = useCarrinho(({ itens, servicos }) => itens.length === 0 && servicos === null)
  const sessao = useSessao()
  return isVazio ? ['sacola', slug, tags, sessao?.podeVerPrecos] : null
}

/** `c` opens the cart; what decides whether it may is loaded with the first one. */
function useTeclaC(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'c' && !event.ctrlKey)
        void import('./open-por-tecla.ts').then((m) => m.openPorTecla(event))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
