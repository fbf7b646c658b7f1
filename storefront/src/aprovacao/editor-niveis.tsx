import type { ConfiguracaoAprovacao, RegrasAprovacao } from '@vitrine/contract'
import { Button, Checkbox, IconButton, Select } from '@vitrine/ui'

type Nivel = ConfiguracaoAprovacao['regras'][number]['niveis'][number]

interface EditorNiveisProps {
  niveis: readonly Nivel[]
  pessoas: RegrasAprovacao['pessoas']
  onChange: (niveis: Nivel[]) => void
}

/** Who must agree, tier after tier; only those who may send orders are offered. */
export function EditorNiveis({ niveis, pessoas, onChange }: EditorNiveisProps) {
  const podem = pessoas.filter(({ submete }) => submete)
  const set = (index: number, nivel: Nivel) => onChange(niveis.map((each, i) => (i === index ? nivel : each)))
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Quem aprova</p>
      {niveis.map((nivel, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tier is its place
        <fieldset key={index} className="nivel">
          <legend className="sr-only">Etapa {index + 1}</legend>
          <Select
            label={niveis.length > 1 ? `Etapa ${index + 1}` : 'Basta'}
            value={nivel.tipo}
            onChange={({ target }) =>
              set(index, { ...nivel, tipo: target.value === 'TODOS' ? 'TODOS' : 'QUALQUER' })
            }
          >
            <option value="QUALQUER">uma destas pessoas</option>
            <option value="TODOS">todas estas pessoas</option>
          </Select>
          {niveis.length > 1 && (
            <IconButton
              icon="x"
              label={`Tirar a etapa ${index + 1}`}
              onClick={() => onChange(niveis.filter((_, i) => i !== index))}
            />
          )}
          <div className="nivel-pessoas">
            {podem.map(({ idusuario, nome }) => (
              <Checkbox
                key={idusuario}
                checked={nivel.aprovadores.includes(idusuario)}
                onChange={({ target }) =>
                  set(index, { ...nivel, aprovadores: toggle(nivel, idusuario, target.checked) })
                }
              >
                {nome}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      {niveis.length < 5 && podem[0] && (
        <Button
          type="button"
          variant="ghost"
          size="s"
          icon="plus"
          className="justify-self-start"
          onClick={() =>
            onChange([...niveis, { tipo: 'QUALQUER', aprovadores: [podem[0]?.idusuario ?? ''] }])
          }
        >
          Outra etapa, depois desta
        </Button>
      )}
    </div>
  )
}

/** The last approver of a level cannot be removed, because a level needs one. */
function toggle({ aprovadores }: Nivel, idusuario: string, marcada: boolean): string[] {
  if (marcada) return [...aprovadores, idusuario]
  const resto = aprovadores.filter((id) => id !== idusuario)
  return resto.length > 0 ? resto : aprovadores
}
