import { Form, Link, useMatches } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { useEstadoLigacao } from '@vitrine/conversa'
import { Breadcrumb, Icon, IconButton, Pill, useOffline } from '@vitrine/ui'

import { forgetUsuario, toggleEsquema, urlsPainel, useTrabalho } from '#shell'

import type { Aberto } from './trabalho.route.tsx'

/** A screen says in its `handle` how it is called on the way down to it. */
export interface ComMigalha {
  migalha: string
}

/** Above every screen: where one is, ⌘K, whether it is live, the store itself. */
export function Topo({ onAbrir }: { onAbrir: (aberto: Aberto) => void }) {
  const { loja } = useTrabalho()
  const handle = useMatches().at(-1)?.handle as ComMigalha | undefined // what the screens of routes.ts export
  return (
    <header className="painel-topo">
      <Breadcrumb
        items={[
          { label: loja.nome, href: urlsPainel.inicio(loja.slug) },
          ...(handle ? [{ label: handle.migalha }] : []),
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <button type="button" className="painel-cmd" onClick={() => onAbrir('paleta')}>
        <Icon name="search" size={16} />
        <span>Buscar ou ir para…</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <AoVivo />
      <div className="painel-topo-fim">
        <a className="btn btn-ghost btn-s so-mesa" href={urls.loja(loja.slug)}>
          <Icon name="external-link" size={16} /> Ver loja
        </a>
        <IconButton
          className="so-mesa"
          icon="keyboard"
          label="Atalhos do teclado"
          onClick={() => onAbrir('atalhos')}
        />
        <IconButton icon="sun-moon" label="Tema claro ou escuro" onClick={toggleEsquema} />
        <Form
          className="so-mesa"
          method="post"
          action={urlsPainel.entrada()}
          reloadDocument
          onSubmit={forgetUsuario}
        >
          <input type="hidden" name="fazer" value="sair" />
          <IconButton icon="log-out" label="Sair" type="submit" />
        </Form>
      </div>
    </header>
  )
}

/** Whether what is shown changes by itself. */
function AoVivo() {
  const { loja } = useTrabalho()
  const estado = useEstadoLigacao({ idfornecedor: loja.idfornecedor })
  const isOffline = useOffline()
  return (
    <span role="status" className="painel-vivo">
      {isOffline && (
        <Pill mini tone="warning" icon="wifi-off">
          Sem conexão
        </Pill>
      )}
      {!isOffline && estado === 'ao-vivo' && (
        <Pill mini tone="success" icon="circle-check">
          Ao vivo
        </Pill>
      )}
      {!isOffline && estado === 'por-chamadas' && (
        <Pill mini tone="warning" icon="refresh-cw">
          A cada 10 s
        </Pill>
      )}
    </span>
  )
}
