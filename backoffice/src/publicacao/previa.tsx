import { useState } from 'react'

import type { TipoComPrevia } from '@vitrine/contract'
import { Button, Notice } from '@vitrine/ui'

import { ModosDaPrevia, type Modos } from './modos-da-previa.tsx'
import { larguras, Quadro } from './quadro.tsx'
import { usePrevia } from './use-previa.ts'

interface PreviaProps {
  tipo: TipoComPrevia
  idconteudo: string
  /** What was written last: with another one the store is drawn again. */
  versao: string
}

/** The real store with drafts in it, as a visitor or a group of customers sees it: on a phone or a computer, in the light or in the dark. */
export function Previa({ tipo, idconteudo, versao }: PreviaProps) {
  const [modos, setModos] = useState<Modos>({
    aparelho: 'celular',
    isEscura: false,
    rascunhos: [tipo],
    grupo: '',
  })
  // Of a page that nobody has written yet there is no address.
  const isEscrita = tipo !== 'PAGINA' || versao !== ''
  const { caminho, erro, open } = usePrevia(tipo, idconteudo, modos, isEscrita)
  const { aparelho, isEscura, grupo } = modos
  return (
    <section className="previa" aria-label="Prévia na loja">
      <h2>Na loja</h2>
      <ModosDaPrevia
        tipo={tipo}
        modos={modos}
        onModos={(mudanca) => setModos((antes) => ({ ...antes, ...mudanca }))}
      />
      {erro && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button variant="outline" size="s" onClick={open}>
              Tentar de novo
            </Button>
          }
        >
          {erro}
        </Notice>
      )}
      <p className="text-ink-muted">
        {grupo
          ? 'O link vale por um dia; os preços do grupo, só para quem administra a loja neste navegador.'
          : 'Como um visitante vê a loja. O link vale por um dia e mostra os rascunhos a quem o tiver.'}
      </p>
      {/* Its room stands before it comes. */}
      <p>
        {caminho ? (
          <a className="link" href={caminho} target="_blank" rel="noreferrer">
            Abrir em outra aba
          </a>
        ) : (
          '\u00A0'
        )}
      </p>
      {caminho ? (
        <Quadro caminho={caminho} versao={versao} largura={larguras[aparelho]} isEscura={isEscura} />
      ) : (
        <div className="previa-caixa previa-vazia">
          {!erro && (isEscrita ? 'Abrindo a prévia…' : 'A prévia aparece com a primeira mudança.')}
        </div>
      )}
    </section>
  )
}
