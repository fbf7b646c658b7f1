import type { ReactNode } from 'react'

import { IconButton } from '@vitrine/ui'

import { BotaoSair } from '#entrada'
import { toggleEsquema } from '#shell'

import './operacao.css'

/** Around the screens of who runs the platform: outside of any supplier. */
export function MolduraDaOperacao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <>
      <title>{`${titulo} · Operação`}</title>
      <header className="operacao-topo">
        <b>Operação da plataforma</b>
        <IconButton icon="sun-moon" label="Tema claro ou escuro" onClick={toggleEsquema} />
        <BotaoSair variant="ghost">Sair</BotaoSair>
      </header>
      <main id="conteudo" className="operacao">
        {children}
      </main>
    </>
  )
}
