import { Link, NavLink } from 'react-router'

import { initialsOf } from '@vitrine/rules/texto'
import { Icon } from '@vitrine/ui'

import { PAINEL, urlsPainel, useTrabalho } from '#shell'

import { ContaDaTela } from './conta-da-tela.tsx'
import { listGrupos } from './grupos-de-telas.ts'
import { papeisDitos, TrocaDeLoja } from './troca-de-loja.tsx'

/** Screens that one may open here, by what they are about, at the left of a desk. */
export function Navegacao() {
  const trabalho = useTrabalho()
  const { papel, pessoa, loja } = trabalho
  return (
    <aside className="painel-nav">
      <TrocaDeLoja />
      <nav aria-label="Painel">
        {listGrupos(trabalho).map(({ nome: grupo, telas }) => (
          <section key={grupo} aria-label={grupo}>
            <p aria-hidden>{grupo}</p>
            <ul>
              {telas.map(({ id, nome, icone, hrefOf }) => (
                <li key={id}>
                  <NavLink to={hrefOf(loja.slug)}>
                    <Icon name={icone} />
                    {nome}
                    <ContaDaTela id={id} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Link
        className="painel-eu"
        to={urlsPainel.minhaConta({ voltar: PAINEL + urlsPainel.inicio(loja.slug) })}
      >
        <span className="avatar" aria-hidden>
          {initialsOf(pessoa.nome)}
        </span>
        <span>
          <b>{pessoa.nome}</b>
          <small>{papeisDitos[papel]} · Minha conta</small>
        </span>
      </Link>
    </aside>
  )
}
