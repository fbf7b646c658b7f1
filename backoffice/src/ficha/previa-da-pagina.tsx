import { useState } from 'react'

import { Button, Checkbox, Notice, Select } from '@vitrine/ui'

import { PreviaDoBuscador } from '#apresentacao'
import { larguras, Quadro, TrocaDeAparelho, useGrupos, type Aparelho } from '#publicacao'
import { useTrabalho } from '#shell'

import { readTrecho, type Trecho } from './read-trecho.ts'
import { usePreviaDaPagina, type Escrita } from './use-previa-da-pagina.ts'

/** The product's page in the real store with what stands in the form, on a phone or a computer, in the light or in the dark. */
export function PreviaDaPagina({ id, ...escrita }: Omit<Escrita, 'grupo'> & { id: string }) {
  const [aparelho, setAparelho] = useState<Aparelho>('celular')
  const [isEscura, setEscura] = useState(false)
  const [grupo, setGrupo] = useState('')
  const [trecho, setTrecho] = useState<Trecho | null>(null)
  const { caminho, versao, aviso, isFalha, isEspera, onDesenhada, retry } = usePreviaDaPagina({
    ...escrita,
    grupo,
  })
  return (
    <section id={id} className="ficha-pagina" aria-label="Prévia da página" aria-busy={isEspera}>
      <div className="previa-modos">
        <TrocaDeAparelho aparelho={aparelho} onAparelho={setAparelho} />
        <Checkbox checked={isEscura} onChange={({ target }) => setEscura(target.checked)}>
          Escura
        </Checkbox>
      </div>
      <QuemVe grupo={grupo} onGrupo={setGrupo} />
      {aviso && (
        <Notice
          tone={isFalha ? 'danger' : 'warning'}
          live={isFalha ? 'alert' : 'status'}
          action={
            isFalha && (
              <Button variant="outline" size="s" onClick={retry}>
                Tentar de novo
              </Button>
            )
          }
        >
          {aviso}
        </Notice>
      )}
      <p className="text-ink-muted">
        {isEspera ? 'Atualizando a prévia…' : 'Só você vê: nada foi gravado, e por aqui ninguém compra.'}
      </p>
      {caminho && trecho && <ComoAparece trecho={trecho} />}
      {caminho ? (
        <Quadro
          title="A página do produto, ainda sem gravar"
          caminho={caminho}
          versao={versao}
          largura={larguras[aparelho]}
          isEscura={isEscura}
          onLoad={(pagina) => {
            onDesenhada()
            setTrecho(pagina?.title ? readTrecho(pagina) : null)
          }}
        />
      ) : (
        <div className="previa-caixa previa-vazia">
          {isEspera ? 'Abrindo a prévia…' : 'Ainda sem prévia.'}
        </div>
      )}
    </section>
  )
}

function QuemVe({ grupo, onGrupo }: { grupo: string; onGrupo: (grupo: string) => void }) {
  const grupos = useGrupos()
  return (
    <Select label="Quem vê" value={grupo} onChange={({ target }) => onGrupo(target.value)}>
      <option value="">Visitante, sem entrar</option>
      {grupos.map((nome) => (
        <option key={nome} value={nome}>
          Cliente do grupo {nome}
        </option>
      ))}
    </Select>
  )
}

/** Folded, so that the page stays where it is. */
function ComoAparece({ trecho }: { trecho: Trecho }) {
  const { nome } = useTrabalho().loja
  return (
    <details className="revelar">
      <summary>Como aparece no buscador e compartilhada</summary>
      <PreviaDoBuscador nome={nome} {...trecho} />
    </details>
  )
}
