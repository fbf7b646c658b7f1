export { formatFim } from './format-fim.ts'
export { listNoAr } from './list-no-ar.ts'
export { tintaSobre } from './tinta-sobre.ts'
