export { CarrosselDeProdutos } from './carrossel-de-produtos.tsx'
export { LugarDasFileiras } from './lugar-das-fileiras.tsx'
export { UmaFileira } from './uma-fileira.tsx'
