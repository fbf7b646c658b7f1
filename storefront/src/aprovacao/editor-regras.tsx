import type { ConfiguracaoAprovacao, RegrasAprovacao } from '@vitrine/contract'
import { Button, IconButton, Select, Switch, TextInput } from '@vitrine/ui'

import { EditorCondicoes } from './editor-condicoes.tsx'
import { EditorNiveis } from './editor-niveis.tsx'

export type Regra = ConfiguracaoAprovacao['regras'][number]

interface EditorRegrasProps {
  config: ConfiguracaoAprovacao
  /** What rules may name. */
  regras: RegrasAprovacao
  onChange: (regras: Regra[]) => void
}

/** The rules, each a card: when it holds, for whom, and who must agree. */
export function EditorRegras({ config, regras, onChange }: EditorRegrasProps) {
  const { regras: lista } = config
  const podem = regras.pessoas.filter(({ submete }) => submete)
  const add = () => {
    const aprovadores = podem.filter(({ administra }) => administra).map(({ idusuario }) => idusuario)
    const nova: Regra = {
      idregra: crypto.randomUUID(),
      nome: `Regra ${lista.length + 1}`,
      ativa: true,
      paraQuem: 'MENOS_ADMINISTRADORES',
      condicoes: [{ tipo: 'VALOR', acima: 1000 }],
      niveis: [{ tipo: 'QUALQUER', aprovadores: aprovadores.slice(0, 20) }],
    }
    onChange([...lista, nova])
  }
  return (
    <section aria-labelledby="regras">
      <h2 id="regras">Regras</h2>
      <p className="mb-3 text-ink-muted">
        Quem não tem permissão de enviar sempre pede. As regras fazem outros pedidos esperarem também.
      </p>
      {lista.map((regra) => (
        <CartaoRegra
          key={regra.idregra}
          regra={regra}
          config={config}
          regras={regras}
          onChange={(nova) => onChange(lista.map((each) => (each.idregra === nova.idregra ? nova : each)))}
          onRemove={() => onChange(lista.filter(({ idregra }) => idregra !== regra.idregra))}
        />
      ))}
      <Button type="button" variant="outline" icon="plus" onClick={add}>
        Adicionar regra
      </Button>
    </section>
  )
}

function CartaoRegra({
  regra,
  config,
  regras,
  onChange,
  onRemove,
}: Omit<EditorRegrasProps, 'onChange'> & {
  regra: Regra
  onChange: (regra: Regra) => void
  onRemove: () => void
}) {
  const set = (parte: Partial<Regra>) => onChange({ ...regra, ...parte })
  return (
    <fieldset className="regra">
      <legend className="sr-only">{regra.nome}</legend>
      <div className="regra-cabeca">
        <TextInput
          label="Nome da regra"
          value={regra.nome}
          maxLength={80}
          required
          onChange={({ target }) => set({ nome: target.value })}
        />
        <Switch checked={regra.ativa} onChange={({ target }) => set({ ativa: target.checked })}>
          Ativa
        </Switch>
        <IconButton icon="trash-2" label={`Remover a regra ${regra.nome}`} onClick={onRemove} />
      </div>
      <EditorCondicoes
        condicoes={regra.condicoes}
        centros={config.centros}
        regras={regras}
        onChange={(condicoes) => set({ condicoes })}
      />
      <Select
        label="De quem"
        value={regra.paraQuem}
        onChange={({ target }) =>
          set({ paraQuem: target.value === 'TODOS' ? 'TODOS' : 'MENOS_ADMINISTRADORES' })
        }
      >
        <option value="MENOS_ADMINISTRADORES">Todos, menos quem administra o cadastro</option>
        <option value="TODOS">Todos, também quem administra</option>
      </Select>
      <EditorNiveis niveis={regra.niveis} pessoas={regras.pessoas} onChange={(niveis) => set({ niveis })} />
    </fieldset>
  )
}
