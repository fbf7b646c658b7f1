import type { TipoComPrevia } from '@vitrine/contract'
import { Checkbox, Select } from '@vitrine/ui'

import { TrocaDeAparelho, type Aparelho } from './troca-de-aparelho.tsx'
import { useGrupos, type Vista } from './use-previa.ts'

/** What drafts can be looked at together, as people call them. */
const nomes: Readonly<Record<TipoComPrevia, string>> = {
  INICIO: 'Página inicial',
  PAGINA: 'Páginas',
  NAVEGACAO: 'Menu e rodapé',
  APARENCIA: 'Aparência',
}
const tipos = Object.keys(nomes) as TipoComPrevia[] // of this very record

export interface Modos extends Vista {
  aparelho: Aparelho
  isEscura: boolean
}

interface ModosProps {
  /** What the screen itself writes: it is always shown. */
  tipo: TipoComPrevia
  modos: Modos
  onModos: (mudanca: Partial<Modos>) => void
}

/** On what a preview is looked at, as whom, and which drafts are in it. */
export function ModosDaPrevia({ tipo, modos, onModos }: ModosProps) {
  const { aparelho, isEscura, rascunhos, grupo } = modos
  const grupos = useGrupos()
  const put = (qual: TipoComPrevia, isDentro: boolean) =>
    onModos({ rascunhos: tipos.filter((cada) => (cada === qual ? isDentro : rascunhos.includes(cada))) })
  return (
    <>
      <div className="previa-modos">
        <TrocaDeAparelho aparelho={aparelho} onAparelho={(outro) => onModos({ aparelho: outro })} />
        <Checkbox checked={isEscura} onChange={({ target }) => onModos({ isEscura: target.checked })}>
          Escura
        </Checkbox>
      </div>
      <fieldset>
        <legend>Rascunhos na prévia</legend>
        <div className="previa-modos">
          {tipos.map((cada) => (
            <Checkbox
              key={cada}
              checked={rascunhos.includes(cada)}
              disabled={cada === tipo}
              onChange={({ target }) => put(cada, target.checked)}
            >
              {nomes[cada]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Select
        label="Quem vê"
        hint="Preços e conteúdo do grupo, sem ser nenhum cliente de verdade."
        value={grupo}
        onChange={({ target }) => onModos({ grupo: target.value })}
      >
        <option value="">Visitante, sem entrar</option>
        {grupos.map((nome) => (
          <option key={nome} value={nome}>
            Cliente do grupo {nome}
          </option>
        ))}
      </Select>
    </>
  )
}
