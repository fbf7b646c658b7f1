import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

import { buttonClass, IconButton } from '@vitrine/ui'

import { BotaoSair } from '#entrada'
import { PAINEL, toggleEsquema, urlsPainel } from '#shell'

import './operacao.css'

/** Around the screens of who runs the platform: outside of any supplier. */
export function MolduraDaOperacao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <>
      <title>{`${titulo} · Operação`}</title>
      <header className="operacao-topo">
        <b>Operação da plataforma</b>
        <nav aria-label="Operação">
          <NavLink to={urlsPainel.fornecedores()} end>
            Fornecedores
          </NavLink>
          <NavLink to={urlsPainel.saude()}>Saúde</NavLink>
          <NavLink to={urlsPainel.acessos()}>Acessos</NavLink>
        </nav>
        <Link
          className={buttonClass({ variant: 'ghost', size: 's' })}
          to={urlsPainel.minhaConta({ voltar: PAINEL + urlsPainel.fornecedores() })}
        >
          Minha conta
        </Link>
        <IconButton icon="sun-moon" label="Tema claro ou escuro" onClick={toggleEsquema} />
        <BotaoSair variant="ghost">Sair</BotaoSair>
      </header>
      <main id="conteudo" className="operacao">
        {children}
      </main>
    </>
  )
}
