import { useState } from 'react'
import { NavLink } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Icon, Panel } from '@vitrine/ui'

import { BotaoSair } from '#entrada'
import { useTrabalho } from '#shell'

import { ContaDaTela } from './conta-da-tela.tsx'
import { listGrupos } from './grupos-de-telas.ts'
import { listTelas } from './telas.ts'
import type { Aberto } from './trabalho.route.tsx'
import { ListaDeLojas, papeisDitos } from './troca-de-loja.tsx'

/** As many screens as a hand has room for beside search and "Mais". */
const NA_BARRA = 3

/** The screens under the thumb, and all else behind "Mais" (ux 3). */
export function BarraInferior({ onAbrir }: { onAbrir: (aberto: Aberto) => void }) {
  const trabalho = useTrabalho()
  const [isOpen, setOpen] = useState(false)
  const { loja } = trabalho
  return (
    <>
      <nav className="painel-barra" aria-label="Painel">
        {listTelas(trabalho)
          .slice(0, NA_BARRA)
          .map(({ id, nome, icone, hrefOf }) => (
            <NavLink key={id} to={hrefOf(loja.slug)}>
              <Icon name={icone} />
              <span>
                {nome}
                <ContaDaTela id={id} />
              </span>
            </NavLink>
          ))}
        <button type="button" onClick={() => onAbrir('paleta')}>
          <Icon name="search" />
          <span>Buscar</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span>Mais</span>
        </button>
      </nav>
      <Panel side="bottom" open={isOpen} onClose={() => setOpen(false)} title={loja.nome}>
        {isOpen && <Mais onClose={() => setOpen(false)} />}
      </Panel>
    </>
  )
}

function Mais({ onClose }: { onClose: () => void }) {
  const trabalho = useTrabalho()
  const { loja, lugares, papel, pessoa } = trabalho
  return (
    <div className="grid gap-4">
      <p>
        <b>{pessoa.nome}</b>
        <br />
        <span className="text-ink-muted">{papeisDitos[papel]}</span>
      </p>
      {listGrupos(trabalho, NA_BARRA).map(({ nome: grupo, telas }) => (
        <section key={grupo} aria-label={grupo}>
          <p aria-hidden className="text-ink-muted">
            {grupo}
          </p>
          <ul>
            {telas.map(({ id, nome, icone, hrefOf }) => (
              <li key={id}>
                <NavLink
                  className="flex min-h-tap items-center gap-3"
                  to={hrefOf(loja.slug)}
                  onClick={onClose}
                >
                  <Icon name={icone} />
                  {nome}
                  <ContaDaTela id={id} />
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {lugares.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed; the panel closes behind them
        <div onClick={onClose}>
          <ListaDeLojas />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button href={urls.loja(loja.slug)} variant="outline" icon="external-link">
          Ver loja
        </Button>
        <BotaoSair variant="ghost">Sair</BotaoSair>
      </div>
    </div>
  )
}
