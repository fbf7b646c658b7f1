import { canaisDoFiltro, describeStatus, statusPedido } from '@vitrine/rules/pedido'
import { Checkbox, Select, TextInput } from '@vitrine/ui'

import { colunasExtras, ordens, type Filtro } from './filtro.ts'

export interface FormaDaLista {
  idformapagto: string
  nome: string
}

/** The filters that are asked for less often, the order and what each row tells besides (§2 Screens). */
export function MaisFiltros({ filtro, formas }: { filtro: Filtro; formas: readonly FormaDaLista[] }) {
  return (
    <div className="grid w-full gap-4 border-t border-line-soft pt-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextInput name="de" type="date" label="De" defaultValue={filtro.de} />
      <TextInput name="ate" type="date" label="Até" defaultValue={filtro.ate} />
      <Select name="canal" label="Canal de venda" defaultValue={filtro.canal}>
        {canaisDoFiltro.map(({ codigo, nome }) => (
          <option key={codigo} value={codigo === 'TODOS' ? '' : codigo}>
            {nome}
          </option>
        ))}
      </Select>
      <Select name="pagamento" label="Forma de pagamento" defaultValue={filtro.pagamento}>
        <option value="">Qualquer uma</option>
        {formas.map(({ idformapagto, nome }) => (
          <option key={idformapagto} value={idformapagto}>
            {nome}
          </option>
        ))}
      </Select>
      <Select name="ordem" label="Ordenar por" defaultValue={filtro.ordem}>
        {ordens.map(({ valor, nome }) => (
          <option key={valor} value={valor}>
            {nome}
          </option>
        ))}
      </Select>
      <fieldset className="sm:col-span-2 lg:col-span-3">
        <legend className="mb-1 text-ink-muted">Mostrar também</legend>
        <div className="flex flex-wrap gap-x-4">
          {colunasExtras.map(({ codigo, nome }) => (
            <Checkbox
              key={codigo}
              name="coluna"
              value={codigo}
              defaultChecked={filtro.colunas.includes(codigo)}
            >
              {nome}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className="sm:col-span-2 lg:col-span-4">
        <legend className="mb-1 text-ink-muted">Situações</legend>
        <div className="flex flex-wrap gap-x-4">
          {statusPedido.map((status) => (
            <Checkbox
              key={status}
              name="situacao"
              value={status}
              defaultChecked={filtro.situacoes.includes(status)}
            >
              {describeStatus(status).rotulo}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
