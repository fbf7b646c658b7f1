import { NavLink } from 'react-router'

import { urlsPainel, useTrabalho } from '#shell'

/** Between the screens of what a store writes. */
export function NavegacaoDoConteudo() {
  const { slug } = useTrabalho().loja
  const telas = [
    { nome: 'Página inicial', href: urlsPainel.conteudo(slug), end: true },
    { nome: 'Páginas', href: urlsPainel.paginas(slug), end: false },
    { nome: 'Menu e rodapé', href: urlsPainel.navegacao(slug), end: false },
    { nome: 'Cartas', href: urlsPainel.cartas(slug), end: false },
    { nome: 'Textos', href: urlsPainel.textos(slug), end: false },
  ]
  return (
    <nav className="conteudo-telas" aria-label="Conteúdo">
      {telas.map(({ nome, href, end }) => (
        <NavLink key={href} to={href} end={end}>
          {nome}
        </NavLink>
      ))}
    </nav>
  )
}
