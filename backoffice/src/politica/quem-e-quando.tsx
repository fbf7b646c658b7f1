import { useRef, useState } from 'react'

import { Button, Checkbox, Chip, Select, TextInput } from '@vitrine/ui'

import { Campo, tellMudanca, type Escrita } from '#cadastro'

import type { Ficha } from './campos-da-politica.ts'
import type { DadosDosPrecos } from './load-precos.ts'

interface QuemProps {
  ficha: Ficha
  dados: DadosDosPrecos
  escrita: Escrita
  onFicha: (mudanca: Partial<Ficha>) => void
}

/** Who buys, how, and when: what is left empty restricts nothing. */
export function QuemEQuando({ ficha, dados, escrita, onFicha }: QuemProps) {
  return (
    <>
      <Grupos ficha={ficha} grupos={dados.grupos} onFicha={onFicha} />
      <fieldset>
        <legend>Pagando como</legend>
        <p className="text-ink-muted">Sem nenhuma marcada, vale para todas.</p>
        <div className="cadastro-dias">
          {dados.formas.map(({ idformapagto, nome, ativa }) => (
            <Checkbox
              key={idformapagto}
              checked={ficha.formas.includes(idformapagto)}
              onChange={({ target }) =>
                onFicha({
                  formas: target.checked
                    ? [...ficha.formas, idformapagto]
                    : ficha.formas.filter((outra) => outra !== idformapagto),
                })
              }
            >
              {ativa ? nome : `${nome} (desligada)`}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Quando escrita={escrita} />
    </>
  )
}

const entregas = { '': 'Entrega ou retirada', DELIVERY: 'Só entrega', RETIRADA: 'Só retirada' }
const canais = { '': 'Na loja ou com a equipe', WEB: 'Só na loja', MANUAL: 'Só com a equipe' }
const dias = { inicio: 'Primeiro dia', fim: 'Último dia' } as const

function Quando({ escrita }: { escrita: Escrita }) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>Como e quando</legend>
      <div className="cadastro-par">
        <Opcoes label="Como recebe" nome="tipoEntrega" opcoes={entregas} escrita={escrita} />
        <Opcoes label="Onde compra" nome="canalVenda" opcoes={canais} escrita={escrita} />
        {(['inicio', 'fim'] as const).map((campo) => (
          <TextInput
            key={campo}
            type="date"
            label={dias[campo]}
            optional
            value={textos[campo]}
            error={erros[`condicoes.${campo}`]}
            onChange={({ target }) => onChange(campo, target.value)}
          />
        ))}
        <Campo
          escrita={escrita}
          nome="prioridade"
          label="Prioridade"
          hint="Das que servem, só valem as de maior número; entre iguais, o menor preço."
          maxLength={5}
        />
      </div>
    </fieldset>
  )
}

interface OpcoesProps {
  label: string
  nome: string
  opcoes: Record<string, string>
  escrita: Escrita
}

function Opcoes({ label, nome, opcoes, escrita: { textos, onChange } }: OpcoesProps) {
  return (
    <Select label={label} value={textos[nome]} onChange={({ target }) => onChange(nome, target.value)}>
      {Object.entries(opcoes).map(([valor, rotulo]) => (
        <option key={valor} value={valor}>
          {rotulo}
        </option>
      ))}
    </Select>
  )
}

function Grupos({
  ficha,
  grupos,
  onFicha,
}: Pick<QuemProps, 'ficha' | 'onFicha'> & Pick<DadosDosPrecos, 'grupos'>) {
  const [texto, setTexto] = useState('')
  const ref = useRef<HTMLFieldSetElement>(null)
  function change(novos: readonly string[]) {
    tellMudanca(ref.current)
    onFicha({ grupos: novos })
  }
  function add() {
    const grupo = texto.trim()
    if (grupo !== '' && !ficha.grupos.includes(grupo)) change([...ficha.grupos, grupo])
    setTexto('')
  }
  return (
    <fieldset ref={ref}>
      <legend>Para quem</legend>
      <div className="precos-escolhas">
        {ficha.grupos.length === 0 && <span className="text-ink-muted">Para todos.</span>}
        {ficha.grupos.map((grupo) => (
          <Chip
            key={grupo}
            on
            aria-label={`Tirar ${grupo}`}
            onClick={() => change(ficha.grupos.filter((outro) => outro !== grupo))}
          >
            {grupo}
          </Chip>
        ))}
      </div>
      <div className="precos-grupo">
        <TextInput
          label="Grupo de clientes"
          hint="A etiqueta que o cliente tem no cadastro, como ouro."
          list="precos-grupos"
          maxLength={40}
          autoComplete="off"
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="outline" icon="plus" onClick={add}>
          Incluir grupo
        </Button>
      </div>
      <Sugeridos grupos={grupos} />
    </fieldset>
  )
}

/** Groups that customers are of already. */
function Sugeridos({ grupos }: Pick<DadosDosPrecos, 'grupos'>) {
  return (
    <datalist id="precos-grupos">
      {grupos.map(({ grupo }) => (
        <option key={grupo} value={grupo}>
          {grupo}
        </option>
      ))}
    </datalist>
  )
}
