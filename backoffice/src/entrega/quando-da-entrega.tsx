import { Checkbox, Textarea } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { Campo, type Escrita, nomesDosDias } from '#cadastro'

interface QuandoProps {
  escrita: Escrita
  dias: readonly number[]
  onDias: (dias: number[]) => void
}

/** On which days and at which hours, and until when to order. */
export function Quando({ escrita, dias, onDias }: QuandoProps) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>Dias e horários</legend>
      <Dias dias={dias} erro={erros.dias} onDias={onDias} />
      <Textarea
        label="Horários"
        hint="Um por linha, como 8h às 12h."
        rows={3}
        maxLength={1000}
        value={textos.janelas}
        error={erros.janelas}
        onChange={({ target }) => onChange('janelas', target.value)}
      />
      <div className="cadastro-par">
        <Campo
          escrita={escrita}
          nome="antecedencia_horas"
          label="Pedir até quantas horas antes"
          inputMode="decimal"
          maxLength={7}
        />
        <Campo
          escrita={escrita}
          nome="corte_hora"
          label="Hora de corte do dia"
          hint="Como 16:00. Depois dela, sai no outro dia."
          optional
          maxLength={5}
        />
        <Campo
          escrita={escrita}
          nome="prazo_dias"
          label="Prazo em dias"
          hint="0: no mesmo dia."
          inputMode="numeric"
          maxLength={2}
        />
      </div>
    </fieldset>
  )
}

function Dias({ dias, erro, onDias }: Omit<QuandoProps, 'escrita'> & { erro: Erros[string] }) {
  return (
    <div role="group" aria-label="Dias em que atende" aria-describedby={erro && 'dias-erro'}>
      <div className="cadastro-dias">
        {nomesDosDias.map((nome, i) => (
          <Checkbox
            key={nome}
            checked={dias.includes(i + 1)}
            onChange={({ target }) =>
              onDias(
                target.checked
                  ? [...dias, i + 1].toSorted((a, b) => a - b)
                  : dias.filter((dia) => dia !== i + 1),
              )
            }
          >
            {nome}
          </Checkbox>
        ))}
      </div>
      {erro && (
        <p id="dias-erro" className="text-danger" role="alert">
          {erro}
        </p>
      )}
    </div>
  )
}

/** How much each window takes. */
export function Limites({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Quanto cabe em cada horário</legend>
      <div className="cadastro-par">
        <Campo
          escrita={escrita}
          nome="capacidade_pedidos"
          label="Pedidos"
          hint="Vazio: sem limite."
          optional
          inputMode="numeric"
          maxLength={7}
        />
        <Campo
          escrita={escrita}
          nome="capacidade_kg"
          label="Quilos"
          hint="Vazio: sem limite."
          optional
          inputMode="decimal"
          maxLength={10}
        />
      </div>
    </fieldset>
  )
}
