import { createRoot } from "react-dom/client";
import { MyComponent } from "@/sdk/documented/polling";

const place = document.createElement("main");
document.body.replaceChildren(place);
createRoot(place).render(<MyComponent />);
